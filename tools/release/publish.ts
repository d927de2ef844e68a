import pLimit from 'p-limit';

import {
  RELEASE_MANIFEST_FILE,
  type ReleaseManifest,
} from '@syndication/contract/release/release-manifest.rules';

import { inlineScriptHashes } from '../edge/page';
import { readBuiltFile, type Build } from './build-files';
import { keyOfFile, manifestKey, SHELL_ASSETS_FOLDER, type PublishedManifest } from './layout';
import type { ReleaseStore } from './store';

/** A shell's page, and beside it the hashes of its inline scripts for the content security policy. */
export const PAGE_FILE = 'index.html';
export const SCRIPT_HASHES_FILE = 'script-hashes';

const AT_A_TIME = 16;

/** What others refer to comes first: chunks, then what names them. */
function inOrderOfReference({ name, files }: ReleaseManifest): string[][] {
  const isShared = (file: string) =>
    file.startsWith(name === 'shell' ? `${SHELL_ASSETS_FOLDER}/` : 'files/');
  const all = Object.keys(files).filter((file) => file !== RELEASE_MANIFEST_FILE);
  return [all.filter(isShared), all.filter((file) => !isShared(file))];
}

/**
 * Copies a build into the store, where it is not live yet. Doing it again changes nothing, so a command
 * that was interrupted is simply run again.
 * @throws Error when a file is not what the build describes, or is in the store with another content
 */
export async function publishBuild(store: ReleaseStore, build: Build): Promise<PublishedManifest> {
  const { manifest } = build;
  const { name: app, version } = manifest;
  const limit = pLimit(AT_A_TIME);
  const copy = async (file: string): Promise<void> => {
    const { body, compressed } = await readBuiltFile(build, file);
    const key = keyOfFile(app, version, file);
    await store.create(key, body);
    if (compressed) await store.create(`${key}.br`, compressed);
    if (file === PAGE_FILE) {
      const hashes = Buffer.from(`${inlineScriptHashes(body.toString()).join(' ')}\n`);
      await store.create(keyOfFile(app, version, SCRIPT_HASHES_FILE), hashes);
    }
  };
  for (const files of inOrderOfReference(manifest)) {
    await Promise.all(files.map((file) => limit(() => copy(file))));
  }
  return keepManifest(store, manifest);
}

/** The manifest is last: a release that has one is whole. */
async function keepManifest(
  store: ReleaseStore,
  manifest: ReleaseManifest,
): Promise<PublishedManifest> {
  const key = manifestKey(manifest.name, manifest.version);
  const known = await store.read(key);
  if (known) return JSON.parse(known.body.toString()) as PublishedManifest;
  const published = { ...manifest, publishedAt: new Date().toISOString() };
  await store.create(key, Buffer.from(JSON.stringify(published, null, 2)));
  return published;
}
