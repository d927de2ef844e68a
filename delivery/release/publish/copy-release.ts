import { keyOfFile, manifestKey } from '@syndication/delivery-build/store-layout';
import pLimit from 'p-limit';

import {
  FILES_FOLDER,
  type ReleaseManifest,
} from '@syndication/contract/release/release-manifest.rules';

import { readManifest, type PublishedManifest } from '../store/layout';
import type { ReleaseStore } from '../store/release-store';

const AT_A_TIME = 16;

/** Reads or writes several objects at a time, with a limit. */
export const eachFile = <T, R>(files: readonly T[], act: (file: T) => Promise<R>): Promise<R[]> =>
  pLimit(AT_A_TIME).map(files, act);

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
  };
  const isShared = (file: string) =>
    keyOfFile(app, version, file).startsWith(`${app}/${FILES_FOLDER}/`);
  const names = Object.keys(files);
  const own = names.filter((file) => !isShared(file));
  // Referenced files come first: chunks, then the files that name them.
  await eachFile(names.filter(isShared), copy);
  await eachFile(own, copy);
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
  const published = { ...manifest, publishedAt: new Date().toISOString() };
  const known = await to.read(key);
  // The manifest is last: a release that has one is complete.
  await to.create(key, known?.body ?? Buffer.from(JSON.stringify(published, null, 2)));
  return readManifest(to, name, version);
}
