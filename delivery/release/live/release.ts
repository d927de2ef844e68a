import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import type { AppName, RemoteRelease } from '@syndication/contract/release/registry.rules';
import type { ReleaseManifest } from '@syndication/contract/release/release-manifest.rules';

import { goThroughGate } from '../check/gate';
import type { ReleaseFlags, ReleaseOptions } from '../options';
import { copyRelease, publishBuild } from '../publish/publish';
import { findLiveHistory } from '../store/events';
import { originOf, readManifest, toRemoteRelease, type PublishedManifest } from '../store/layout';
import { makeLive, readRegistry, type ChangeOptions, type AppEntry } from '../store/registry';
import type { ReleaseStore } from '../store/release-store';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

/** The candidate: built and published now, an existing build, or a release in the store. */
export async function publishCandidate(
  store: ReleaseStore,
  app: AppName,
  { build, version }: ReleaseFlags,
): Promise<PublishedManifest> {
  // Copied onto itself, so that it is not removed as an old one while it goes live.
  if (version) return copyRelease(store, store, await readManifest(store, app, version));
  if (build !== undefined) return publishBuild(store, app, path.resolve(build));
  console.log(`Building ${app} …`);
  const { runBuilds } = await import('@syndication/delivery-build/run-builds');
  runBuilds(app);
  return publishBuild(store, app, path.join(REPOSITORY, app, 'dist'));
}

/** Makes a published release live if the gate passes it. @returns the exit code */
function goLive(store: ReleaseStore, manifest: PublishedManifest, options: ChangeOptions) {
  return goThroughGate(store, manifest, async (verify) => {
    const change = await makeLive(store, manifest, { ...options, verify });
    const seconds = (performance.now() / 1000).toFixed(1);
    const { name, version } = manifest;
    const from = change ? change.event.from : version;
    const files = `its files are on ${options.origin ?? "the page's own origin"}`;
    const outcome =
      from === version
        ? `was live in ${store.name} already${change ? `; ${files}, and it has no canary` : ''}.`
        : `is live in ${store.name} after ${seconds} s, in place of ${from ?? 'nothing'}.`;
    console.log(`${name}@${version} ${outcome}`);
  });
}

/** `<app> --to <store> [--once]` */
export async function release({ app, to: store, flags }: ReleaseOptions): Promise<number> {
  const manifest = await publishCandidate(store, app, flags);
  const { origin, reason, once } = flags;
  if (once && (await findLiveHistory(store, app, manifest.version)) !== 'never made live') {
    const what = `${app}@${manifest.version}`;
    console.log(`${what} was live in ${store.name} before: left as it is (--once).`);
    return 0;
  }
  return goLive(store, manifest, { origin, reason });
}

/** @throws Error if a manifest names other scripts than the registry, whose scripts that store's browsers run */
function expectSame(entry: AppEntry, manifest: ReleaseManifest): void {
  if (entry.name === 'shell' || manifest.name === 'shell') return;
  const described = toRemoteRelease(manifest, originOf(entry));
  const scripts = (release: RemoteRelease) => [release.entry, release.integrity, release.assets];
  if (isDeepStrictEqual(scripts(described), scripts(entry))) return;
  throw new Error(`The manifest of ${entry.name}@${entry.version} is not what the registry names.`);
}

/**
 * Copies a release of one store into another, byte for byte, where it is not live yet: what was tried in
 * staging is what production gets.
 * @param version of a release that may be older than the live one; by default the live one
 * @throws Error when there is nothing to promote, it was rolled back, or a file is missing
 */
export async function copyLiveRelease(
  from: ReleaseStore,
  to: ReleaseStore,
  app: AppName,
  version?: string,
): Promise<PublishedManifest> {
  const current = (await readRegistry(from))[app];
  if (!current) throw new Error(`${app} has never been released to ${from.name}.`);
  const wanted = version ?? current.version;
  const isCurrent = wanted === current.version;
  const history = isCurrent ? 'made live' : await findLiveHistory(from, app, wanted);
  if (history !== 'made live') {
    throw new Error(`${app}@${wanted} was ${history} in ${from.name}; nothing was changed.`);
  }
  const manifest = await readManifest(from, app, wanted);
  if (isCurrent) expectSame(current, manifest);
  return copyRelease(from, to, manifest);
}

/** `promote <app> --from <store> --to <store> [--version <v>]` */
export async function promote({ app, from, to, flags }: ReleaseOptions): Promise<number> {
  const { origin, reason, version } = flags;
  const manifest = await copyLiveRelease(from, to, app, version);
  return goLive(to, manifest, { action: 'promote', reason, origin });
}
