import { isDeepStrictEqual } from 'node:util';

import type { AppName, RemoteRelease } from '@syndication/contract/release/registry.rules';
import type { ReleaseManifest } from '@syndication/contract/release/release-manifest.rules';

import { requireApp, requireStore, type ReleaseOptions } from '../options';
import { copyRelease } from '../publish/copy-release';
import { findFate } from '../store/events';
import { originOf, readManifest, toRemoteRelease, type PublishedManifest } from '../store/layout';
import { readRegistry } from '../store/registry-document';
import type { ReleaseStore } from '../store/release-store';
import type { RegistryEntry } from './registry-entries';
import { goLive } from './release';

/** @throws Error if a manifest names other scripts than the registry, whose scripts that store's browsers run */
function expectSame(entry: RegistryEntry, manifest: ReleaseManifest): void {
  if (entry.name === 'shell' || manifest.name === 'shell') return;
  const described = toRemoteRelease(manifest, originOf(entry));
  const scripts = (release: RemoteRelease) => [release.entry, release.integrity, release.assets];
  if (isDeepStrictEqual(scripts(described), scripts(entry))) return;
  throw new Error(`The manifest of ${entry.name}@${entry.version} is not what the registry names.`);
}

/** A release that a store has, or has had, live. @throws Error for any other */
async function readLived(
  store: ReleaseStore,
  app: AppName,
  version: string | undefined,
): Promise<PublishedManifest> {
  const current = (await readRegistry(store))[app];
  if (!current) throw new Error(`${app} has never been released to ${store.name}.`);
  if (version === undefined || version === current.version) {
    const manifest = await readManifest(store, app, current.version);
    expectSame(current, manifest);
    return manifest;
  }
  const fate = await findFate(store, app, version);
  if (fate === 'was live') return readManifest(store, app, version);
  throw new Error(`${app}@${version} was ${fate} in ${store.name}; nothing was changed.`);
}

/**
 * Copies a release of one store into another, byte for byte, where it is not live yet: what was tried in
 * staging is what production gets.
 * @param named the version that is meant, which may be older than the live one; by default the live one
 * @throws Error when there is nothing to promote, it was taken back, or a file is missing
 */
export async function copyLiveRelease(
  from: ReleaseStore,
  to: ReleaseStore,
  app: AppName,
  named?: string,
): Promise<PublishedManifest> {
  return copyRelease(from, to, await readLived(from, app, named));
}

/** `promote <app> --from <store> --to <store> [--version <v>]` */
export async function promote(options: ReleaseOptions): Promise<number> {
  const app = requireApp(options);
  const from = requireStore(options, 'from');
  const to = requireStore(options, 'to');
  const { origin, reason, version } = options.flags;
  const manifest = await copyLiveRelease(from, to, app, version);
  return goLive(to, manifest, { action: 'promote', reason, origin });
}
