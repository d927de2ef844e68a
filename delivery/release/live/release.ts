import path from 'node:path';

import type { AppName } from '@syndication/contract/release/registry.rules';

import { runBuilds } from '@syndication/delivery-build/run-builds';
import { readBuild } from '../publish/build-files';
import { renewRelease } from '../publish/copy-release';
import { openStore } from '../store/folder-store';
import { goThroughGate } from '../check/gate';
import { hasBeenLive } from '../store/events';
import type { PublishedManifest } from '../store/layout';
import { makeLive } from './registry-entries';
import { requireApp, requireFlag, type ReleaseOptions } from '../options';
import { publishBuild } from '../publish/publish';
import type { ReleaseStore } from '../store/release-store';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

/** The candidate: built and published now, a build that is there already, or a release that the store has. */
export async function publishCandidate(
  store: ReleaseStore,
  app: AppName,
  { build, version }: ReleaseOptions['flags'],
): Promise<PublishedManifest> {
  if (version) return renewRelease(store, app, version);
  if (build === undefined) {
    console.log(`Building ${app} …`);
    await runBuilds(app);
  }
  const folder = build === undefined ? path.join(REPOSITORY, app, 'dist') : path.resolve(build);
  return publishBuild(store, await readBuild(app, folder));
}

/** `<app> --to <store> [--once]` */
export async function release(options: ReleaseOptions): Promise<number> {
  const startedAt = performance.now();
  const app = requireApp(options);
  const store = openStore(requireFlag(options, 'to'));
  const manifest = await publishCandidate(store, app, options.flags);
  const { origin, reason, once } = options.flags;
  if (once && (await hasBeenLive(store, app, manifest.version))) {
    console.log(
      `${app}@${manifest.version} was live in ${store.name} before: left as it is (--once).`,
    );
    return 0;
  }
  const isLive = await goThroughGate(store, manifest, async (checked) => {
    const { from, isChanged } = await makeLive(store, manifest, { origin, reason, checked });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(
      isChanged
        ? `${app}@${manifest.version} is live in ${store.name} after ${seconds} s, in place of ${from ?? 'nothing'}.`
        : `${app}@${manifest.version} was live in ${store.name} already.`,
    );
    return true;
  });
  return isLive ? 0 : 1;
}
