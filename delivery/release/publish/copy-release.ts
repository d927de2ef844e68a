import {
  PAGE_FILE,
  SCRIPT_HASHES_FILE,
  keyOfFile,
  manifestKey,
} from '@syndication/delivery-build/store-layout';
import { inlineScriptHashes } from '@syndication/delivery-build/page';
import pLimit from 'p-limit';

import {
  FILES_FOLDER,
  type ReleaseManifest,
} from '@syndication/contract/release/release-manifest.rules';

import { readManifest, type PublishedManifest } from '../store/layout';
import type { ReleaseStore } from '../store/release-store';

const AT_A_TIME = 16;

/** Reads or writes several objects at a time, with a limit. */
export function eachFile<T, R>(files: readonly T[], act: (file: T) => Promise<R>): Promise<R[]> {
  const limit = pLimit(AT_A_TIME);
  return Promise.all(files.map((file) => limit(() => act(file))));
}

/** A source of a release's files: a store finds them by key, a build by path. */
export interface ReleaseSource {
  /** Its name in messages. */
  readonly name: string;
  read: (key: string, file: string) => Promise<{ body: Buffer } | null>;
}

/**
 * Copies the files of a release, byte for byte, without its manifest. In the store that has them already they
 * count as modified now.
 * @throws Error when a file is missing, or is in the store with another content
 */
export async function copyFiles(
  from: ReleaseSource,
  to: Pick<ReleaseStore, 'create'>,
  { name: app, version, files }: ReleaseManifest,
): Promise<void> {
  const copy = async (file: string): Promise<void> => {
    const key = keyOfFile(app, version, file);
    const found = await from.read(key, file);
    if (!found) throw new Error(`${key} is missing in ${from.name}.`);
    await to.create(key, found.body);
    const compressed = await from.read(`${key}.br`, `${file}.br`);
    if (compressed) await to.create(`${key}.br`, compressed.body);
    if (file !== PAGE_FILE) return;
    const hashes = Buffer.from(`${inlineScriptHashes(found.body.toString()).join(' ')}\n`);
    await to.create(keyOfFile(app, version, SCRIPT_HASHES_FILE), hashes);
  };
  const isShared = (file: string) =>
    keyOfFile(app, version, file).startsWith(`${app}/${FILES_FOLDER}/`);
  // Referenced files come first: chunks, then the files that name them.
  await eachFile(Object.keys(files).filter(isShared), copy);
  await eachFile(
    Object.keys(files).filter((file) => !isShared(file)),
    copy,
  );
}

/**
 * Copies a release into a store, where it is not live yet. Repeating it only changes modification times, so an
 * interrupted command can simply be run again, and a release in progress is not removed.
 * @throws Error when a file is missing, or is in the store with another content
 */
export async function copyRelease(
  from: ReleaseSource,
  to: ReleaseStore,
  manifest: ReleaseManifest,
): Promise<PublishedManifest> {
  await copyFiles(from, to, manifest);
  const { name, version } = manifest;
  const key = manifestKey(name, version);
  const known = await to.read(key);
  if (known) {
    await to.create(key, known.body);
    return readManifest(to, name, version);
  }
  // The manifest is last: a release that has one is complete.
  const published = { ...manifest, publishedAt: new Date().toISOString() };
  await to.create(key, Buffer.from(JSON.stringify(published, null, 2)));
  return published;
}
