import {
  APP_NAMES,
  type AppName,
  type Registry,
} from '@syndication/contract/release/registry.rules';

import { keyOfFile, listReleases, type PublishedManifest } from './layout';
import { SCRIPT_HASHES_FILE } from './publish';
import { readRegistry } from './registry-document';
import type { ReleaseStore } from './store';

/** Files that came within this time may belong to a release that is on its way. */
const GRACE_MS = 24 * 60 * 60_000;

/** What was, or would be, removed. */
export interface Pruned {
  versions: string[];
  files: number;
}

/** Versions that a line names: live, behind it, and tried by some. */
function namedVersions(registry: Registry, app: AppName): (string | null | undefined)[] {
  if (app === 'shell') return [registry.shell?.version, registry.shell?.previous];
  const line = registry[app];
  return [line?.version, line?.previous?.version, line?.canary?.release.version];
}

function keysOf(manifest: PublishedManifest): string[] {
  const { name, version, files } = manifest;
  return [...Object.keys(files), SCRIPT_HASHES_FILE].map((file) => keyOfFile(name, version, file));
}

async function pruneApp(
  store: ReleaseStore,
  app: AppName,
  keep: number,
  isDryRun: boolean,
): Promise<Pruned> {
  const objects = await store.list(`${app}/`);
  const releases = await listReleases(store, app);
  // Read last: a release that went live meanwhile is named by now.
  const named = new Set(namedVersions(await readRegistry(store), app));
  const latest = new Set(releases.slice(0, keep).map(({ version }) => version));
  const isKept = ({ version, publishedAt }: PublishedManifest) =>
    named.has(version) || latest.has(version) || isRecent(new Date(publishedAt));
  const kept = releases.filter(isKept);
  const keptVersions = new Set(kept.map(({ version }) => version));
  const keptKeys = new Set(kept.flatMap(keysOf));
  const gone = objects.filter(({ key, modifiedAt }) => {
    const [, version = ''] = key.split('/');
    if (keptVersions.has(version) || keptKeys.has(key.replace(/\.br$/, ''))) return false;
    return !isRecent(modifiedAt);
  });
  // The manifest goes first: what has none is no release that anybody could go back to.
  const ordered = gone.sort((a, b) => Number(isManifest(b.key)) - Number(isManifest(a.key)));
  if (!isDryRun) for (const { key } of ordered) await store.remove(key);
  return {
    versions: gone.filter(({ key }) => isManifest(key)).map(({ key }) => key.split('/')[1] ?? ''),
    files: gone.length,
  };
}

const isManifest = (key: string): boolean => key.endsWith('/release.json');
const isRecent = (time: Date): boolean => Date.now() - time.getTime() < GRACE_MS;

/**
 * Removes what nobody can want any more: never a release that a line names or one of the last ones of its
 * app, nor a file that one of these refers to, nor anything that came within a day.
 * @param keep how many of the last releases of each app stay in any case
 */
export async function prune(
  store: ReleaseStore,
  keep: number,
  isDryRun: boolean,
): Promise<Record<AppName, Pruned>> {
  const result = {} as Record<AppName, Pruned>;
  for (const app of APP_NAMES) result[app] = await pruneApp(store, app, keep, isDryRun);
  return result;
}
