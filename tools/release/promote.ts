import { isDeepStrictEqual } from 'node:util';
import pLimit from 'p-limit';

import type {
  AppName,
  RegistryLine,
  RemoteRelease,
  ShellLine,
} from '@syndication/contract/release/registry.rules';
import type { ReleaseManifest } from '@syndication/contract/release/release-manifest.rules';

import {
  keyOfFile,
  listReleases,
  manifestKey,
  originOf,
  readManifest,
  toRemoteRelease,
  type PublishedManifest,
} from './layout';
import { PAGE_FILE, SCRIPT_HASHES_FILE } from './publish';
import { readRegistry } from './registry-document';
import type { ReleaseStore } from './store';

const AT_A_TIME = 16;

/** @throws Error when a manifest speaks of other scripts than the line: browsers of that store run those of the line */
function expectSame(line: RegistryLine | ShellLine, manifest: ReleaseManifest): void {
  if (line.name === 'shell' || manifest.name === 'shell') return;
  const described = toRemoteRelease(manifest, originOf(line));
  const scripts = ({ entry, integrity, assets }: RemoteRelease) => [entry, integrity, assets];
  if (isDeepStrictEqual(scripts(described), scripts(line))) return;
  throw new Error(`The manifest of ${line.name}@${line.version} is not what its line names.`);
}

/**
 * Copies the live release of one store into another, byte for byte, where it is not live yet: what was tried
 * in staging is what production gets.
 * @throws Error when there is nothing to promote, or a file is missing
 */
export async function copyLiveRelease(
  from: ReleaseStore,
  to: ReleaseStore,
  app: AppName,
): Promise<PublishedManifest> {
  const line = (await readRegistry(from))[app];
  if (!line) throw new Error(`${app} has never been released to ${from.name}.`);
  const { version } = line;
  const manifest = await readManifest(from, app, version);
  expectSame(line, manifest);
  const limit = pLimit(AT_A_TIME);
  const copy = async (key: string, isOptional: boolean): Promise<void> => {
    const stored = await from.read(key);
    if (stored) await to.create(key, stored.body);
    else if (!isOptional) throw new Error(`${key} is missing in ${from.name}.`);
  };
  const keys = Object.keys(manifest.files).map((file) => keyOfFile(app, version, file));
  await Promise.all(
    keys.flatMap((key) => [limit(() => copy(key, false)), limit(() => copy(`${key}.br`, true))]),
  );
  if (PAGE_FILE in manifest.files) await copy(keyOfFile(app, version, SCRIPT_HASHES_FILE), false);
  const known = (await listReleases(to, app)).find((release) => release.version === version);
  if (known) return known;
  const published = { ...manifest, publishedAt: new Date().toISOString() };
  await to.create(manifestKey(app, version), Buffer.from(JSON.stringify(published, null, 2)));
  return published;
}
