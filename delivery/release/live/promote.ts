import { isDeepStrictEqual } from 'node:util';

import type {
  AppName,
  RegistryLine,
  RemoteRelease,
  ShellLine,
} from '@syndication/contract/release/registry.rules';
import type { ReleaseManifest } from '@syndication/contract/release/release-manifest.rules';

import { copyFiles, keepManifest } from '../publish/copy-release';
import { findFate } from '../store/history';
import { originOf, readManifest, toRemoteRelease, type PublishedManifest } from '../store/layout';
import { readRegistry } from '../store/registry-document';
import type { ReleaseStore } from '../store/release-store';

/** @throws Error when a manifest speaks of other scripts than the line: browsers of that store run those of the line */
function expectSame(line: RegistryLine | ShellLine, manifest: ReleaseManifest): void {
  if (line.name === 'shell' || manifest.name === 'shell') return;
  const described = toRemoteRelease(manifest, originOf(line));
  const scripts = ({ entry, integrity, assets }: RemoteRelease) => [entry, integrity, assets];
  if (isDeepStrictEqual(scripts(described), scripts(line))) return;
  throw new Error(`The manifest of ${line.name}@${line.version} is not what its line names.`);
}

/** A release that a store has, or has had, live. @throws Error for any other */
async function readLived(
  store: ReleaseStore,
  app: AppName,
  version: string | undefined,
): Promise<PublishedManifest> {
  const line = (await readRegistry(store))[app];
  if (!line) throw new Error(`${app} has never been released to ${store.name}.`);
  if (version === undefined || version === line.version) {
    const manifest = await readManifest(store, app, line.version);
    expectSame(line, manifest);
    return manifest;
  }
  const fate = await findFate(store, app, version);
  if (fate === 'was live') return readManifest(store, app, version);
  throw new Error(`${app}@${version} was ${fate} in ${store.name}; nothing was changed.`);
}

/**
 * Copies a release of one store into another, byte for byte, where it is not live yet: what was tried in
 * staging is what production gets.
 * @param named the version that is meant, which may be behind the live one by now; without, the live one
 * @throws Error when there is nothing to promote, it was taken back, or a file is missing
 */
export async function copyLiveRelease(
  from: ReleaseStore,
  to: ReleaseStore,
  app: AppName,
  named?: string,
): Promise<PublishedManifest> {
  const manifest = await readLived(from, app, named);
  await copyFiles(from, to, manifest);
  return keepManifest(to, manifest);
}
