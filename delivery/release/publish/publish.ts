import { APP_NAMES, type AppName } from '@syndication/contract/release/registry.rules';

import { makeLive } from '../live/registry-entries';
import type { PublishedManifest } from '../store/layout';
import type { ReleaseStore } from '../store/release-store';
import { readBuild } from './build-files';
import { copyRelease } from './copy-release';

/**
 * Copies a finished build into the store, where it is not live yet.
 * @throws Error when the folder holds no build of the app, or not the files that the build describes
 */
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
