import pLimit from 'p-limit';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

import { APP_NAMES, type AppName } from '@syndication/contract/release/registry.rules';
import {
  RELEASE_MANIFEST_FILE,
  type ReleaseManifest,
} from '@syndication/contract/release/release-manifest.rules';
import { integrityOf, isAsBuilt } from '@syndication/delivery-build/integrity';
import { keyOfFile, manifestKey } from '@syndication/delivery-build/store-layout';

import { makeLive } from '../store/registry';
import { ifMissing } from '../store/folder-store';
import { readManifest, type PublishedManifest } from '../store/layout';
import { parseJson, type ReleaseStore } from '../store/release-store';

const VERSION = /^\d+\.\d+\.\d+[\w.+-]*$/;
const AT_A_TIME = 16;
const decompress = promisify(brotliDecompress);

/** Reads or writes several objects at a time, with a limit. */
export const eachFile = <T, R>(files: readonly T[], act: (file: T) => Promise<R>): Promise<R[]> =>
  pLimit(AT_A_TIME).map(files, act);

/** A source of a release's files: a store finds them by key, a build by path. */
interface ReleaseSource {
  /** Its name in messages. */
  readonly name: string;
  read: (key: string, file: string) => Promise<{ body: Buffer } | null>;
}

/** @throws Error when the folder holds no finished build of the app */
export async function readBuild(
  app: AppName,
  folder: string,
): Promise<ReleaseSource & { manifest: ReleaseManifest }> {
  const body = await readFile(path.join(folder, RELEASE_MANIFEST_FILE)).catch(() => null);
  const manifest = body && parseJson<ReleaseManifest>(body);
  if (!manifest) {
    throw new Error(
      `${folder} holds no build of ${app}: npm run build -- --scope @syndication/${app}`,
    );
  }
  if (manifest.name !== app) throw new Error(`${folder} holds a build of ${manifest.name}.`);
  if (!VERSION.test(manifest.version) || !isAsBuilt(manifest)) {
    throw new Error(`The ${RELEASE_MANIFEST_FILE} in ${folder} was changed since; build again.`);
  }
  const read = async (_key: string, file: string) => {
    const body = await readFile(path.join(folder, file)).catch(ifMissing(null));
    return body && { body };
  };
  return { name: folder, manifest, read };
}

/** Copies the files of a release, but not its manifest. Those that the store has already count as modified now. */
export async function copyFiles(
  from: ReleaseSource,
  to: Pick<ReleaseStore, 'create'>,
  { name: app, version, files }: ReleaseManifest,
): Promise<void> {
  const copy = async (file: string): Promise<void> => {
    const key = keyOfFile(app, version, file);
    const found = await from.read(key, file);
    if (!found) throw new Error(`${key} is missing in ${from.name}.`);
    const compressed = await from.read(`${key}.br`, `${file}.br`);
    const limit = { maxOutputLength: found.body.length || 1 };
    const unpack = (body: Buffer) => decompress(body, limit).catch(() => Buffer.from('damaged'));
    const copies = [found.body, compressed && (await unpack(compressed.body))];
    // Nothing replaces a file in a store, so a damaged one would stay, and other releases share it.
    if (copies.some((body) => body && integrityOf(body) !== files[file])) {
      throw new Error(`${key} in ${from.name} is not what was built.`);
    }
    await to.create(key, found.body);
    if (compressed) await to.create(`${key}.br`, compressed.body);
  };
  await eachFile(Object.keys(files), copy);
}

/**
 * Copies a release into a store, where it is not live yet. Repeating it only changes modification times, so an
 * interrupted command can simply be run again, and a release in progress is not removed.
 * @throws Error when a file is missing, damaged, or in the store with another content
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

/** Copies a finished build into the store, where it is not live yet. */
export async function publishBuild(
  store: ReleaseStore,
  app: AppName,
  folder: string,
): Promise<PublishedManifest> {
  const build = await readBuild(app, folder);
  return copyRelease(build, store, build.manifest);
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
  const published = await Promise.all(apps.map((app) => publishBuild(store, app, folderOf(app))));
  for (const manifest of published) await makeLive(store, manifest);
}
