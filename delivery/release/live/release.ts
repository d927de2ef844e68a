import path from 'node:path';

import type { AppName } from '@syndication/contract/release/registry.rules';

import { goThroughGate } from '../check/gate';
import { requireApp, requireStore, type ReleaseOptions } from '../options';
import { copyRelease } from '../publish/copy-release';
import { publishBuild } from '../publish/publish';
import { findFate } from '../store/events';
import { readManifest, type PublishedManifest } from '../store/layout';
import type { ReleaseStore } from '../store/release-store';
import { makeLive, type ChangeOptions } from './registry-entries';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

/** The candidate: built and published now, an existing build, or a release in the store. */
export async function publishCandidate(
  store: ReleaseStore,
  app: AppName,
  { build, version }: ReleaseOptions['flags'],
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
export async function goLive(
  store: ReleaseStore,
  manifest: PublishedManifest,
  options: ChangeOptions,
): Promise<number> {
  const isLive = await goThroughGate(store, manifest, async (checked) => {
    const change = await makeLive(store, manifest, { ...options, checked });
    const seconds = (performance.now() / 1000).toFixed(1);
    const { name, version } = manifest;
    const from = change ? change.event.from : version;
    const outcome =
      from === version
        ? `was live in ${store.name} already${change ? '; its canary has ended' : ''}.`
        : `is live in ${store.name} after ${seconds} s, in place of ${from ?? 'nothing'}.`;
    console.log(`${name}@${version} ${outcome}`);
    return true;
  });
  return isLive ? 0 : 1;
}

/** `<app> --to <store> [--once]` */
export async function release(options: ReleaseOptions): Promise<number> {
  const app = requireApp(options);
  const store = requireStore(options, 'to');
  const manifest = await publishCandidate(store, app, options.flags);
  const { origin, reason, once } = options.flags;
  if (once && (await findFate(store, app, manifest.version)) !== 'never live') {
    const what = `${app}@${manifest.version}`;
    console.log(`${what} was live in ${store.name} before: left as it is (--once).`);
    return 0;
  }
  return goLive(store, manifest, { origin, reason });
}
