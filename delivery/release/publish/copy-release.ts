import {
  PAGE_FILE,
  SCRIPT_HASHES_FILE,
  keyOfFile,
  manifestKey,
} from '@syndication/delivery-build/store-layout';
import pLimit from 'p-limit';

import type { AppName } from '@syndication/contract/release/registry.rules';
import type { ReleaseManifest } from '@syndication/contract/release/release-manifest.rules';

import { readManifest, type PublishedManifest } from '../store/layout';
import type { ReleaseStore } from '../store/release-store';

const AT_A_TIME = 16;

/** Reads or writes several objects at a time, but not all of them. */
export function eachFile<T, R>(files: readonly T[], act: (file: T) => Promise<R>): Promise<R[]> {
  const limit = pLimit(AT_A_TIME);
  return Promise.all(files.map((file) => limit(() => act(file))));
}

/**
 * Copies the files of a release, byte for byte, without its manifest. In the store that has them already they
 * count as modified now.
 * @throws Error when a file is missing
 */
export async function copyFiles(
  from: ReleaseStore,
  to: Pick<ReleaseStore, 'create'>,
  { name, version, files }: ReleaseManifest,
): Promise<void> {
  const copy = async (key: string): Promise<boolean> => {
    const stored = await from.read(key);
    if (stored) await to.create(key, stored.body);
    return stored !== null;
  };
  const beside = PAGE_FILE in files ? [SCRIPT_HASHES_FILE] : [];
  await eachFile([...Object.keys(files), ...beside], async (file) => {
    const key = keyOfFile(name, version, file);
    if (!(await copy(key))) throw new Error(`${key} is missing in ${from.name}.`);
    await copy(`${key}.br`);
  });
}

/** Describes a release in a store that has its files: one that has a manifest is whole. */
export async function keepManifest(
  store: ReleaseStore,
  manifest: ReleaseManifest,
): Promise<PublishedManifest> {
  const { name, version } = manifest;
  const key = manifestKey(name, version);
  const known = await store.read(key);
  if (known) {
    // Modified now, so that nobody removes it while it is on its way once more.
    await store.create(key, known.body);
    return readManifest(store, name, version);
  }
  const published = { ...manifest, publishedAt: new Date().toISOString() };
  await store.create(key, Buffer.from(JSON.stringify(published, null, 2)));
  return published;
}

/**
 * A release that the store has, however old: nobody removes it while it is on its way.
 * @throws NoSuchRelease when the store does not have it
 */
export async function renewRelease(
  store: ReleaseStore,
  app: AppName,
  version: string,
): Promise<PublishedManifest> {
  const manifest = await readManifest(store, app, version);
  await copyFiles(store, store, manifest);
  return keepManifest(store, manifest);
}
