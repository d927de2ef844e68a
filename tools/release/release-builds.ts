import { APP_NAMES, type AppName } from '@syndication/contract/release/registry.rules';

import { readBuild } from './build-files';
import { makeLive } from './live-lines';
import { publishBuild } from './publish';
import type { ReleaseStore } from './store';

/**
 * Makes the builds of this repository live in a store, all of them together: for an instance on one machine,
 * and for tests. Teams release one app at a time, through the gate (`cli.ts`).
 */
export async function releaseBuilds(
  store: ReleaseStore,
  folderOf: (app: AppName) => string,
  apps: readonly AppName[] = APP_NAMES,
): Promise<void> {
  const published = await Promise.all(
    apps.map(async (app) => publishBuild(store, await readBuild(app, folderOf(app)))),
  );
  for (const manifest of published) await makeLive(store, manifest);
}
