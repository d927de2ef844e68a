import {
  PAGE_FILE,
  SCRIPT_HASHES_FILE,
  SHELL_ASSETS_FOLDER,
  keyOfFile,
} from '@syndication/delivery-build/store-layout';
import { APP_NAMES, type AppName } from '@syndication/contract/release/registry.rules';
import {
  FILES_FOLDER,
  RELEASE_MANIFEST_FILE,
  type ReleaseManifest,
} from '@syndication/contract/release/release-manifest.rules';

import { inlineScriptHashes } from '@syndication/delivery-build/page';
import { readBuild, readBuiltFile, type Build } from './build-files';
import { eachFile, keepManifest } from './copy-release';
import { type PublishedManifest } from '../store/layout';
import { makeLive } from '../live/registry-entries';
import type { ReleaseStore } from '../store/release-store';

/** What others refer to comes first: chunks, then what names them. */
function inOrderOfReference({ name, files }: ReleaseManifest): string[][] {
  const isShared = (file: string) =>
    file.startsWith(`${name === 'shell' ? SHELL_ASSETS_FOLDER : FILES_FOLDER}/`);
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
    await eachFile(files, copy);
  }
  // The manifest is last: a release that has one is whole.
  return keepManifest(store, manifest);
}

/**
 * Makes the builds of this repository live in a store, all of them together: for an instance on one machine,
 * and for tests. Teams release one app at a time, through the gate (`cli.ts`).
 */
export async function releaseBuilds(
  store: ReleaseStore,
  folderOf: (app: AppName) => string,
  apps: readonly AppName[] = APP_NAMES,
): Promise<void> {
  const published = await Promise.all(
    apps.map(async (app) => publishBuild(store, await readBuild(app, folderOf(app)))),
  );
  for (const manifest of published) await makeLive(store, manifest);
}
