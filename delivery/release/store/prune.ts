import {
  SCRIPT_HASHES_FILE,
  keyOfFile,
  manifestKey,
} from '@syndication/delivery-build/store-layout';
import { isDeepStrictEqual } from 'node:util';

import { APP_NAMES, type AppName } from '@syndication/contract/release/registry.rules';
import { RELEASE_MANIFEST_FILE } from '@syndication/contract/release/release-manifest.rules';

import { listReleases, type PublishedManifest } from './layout';
import { readNumber, requireFlag, type ReleaseOptions } from '../options';
import { openStore } from './folder-store';
import { previousVersion } from '../live/registry-entries';
import { readRegistry } from './registry-document';
import type { ReleaseStore } from './release-store';

/** Files that came within this time may belong to a release that is on its way. */
const GRACE_MS = 24 * 60 * 60_000;
const KEPT_RELEASES = 5;

/** What was, or would be, removed. */
export interface Pruned {
  versions: string[];
  files: number;
}

/** Versions that the registry names: live, before it, and tried by some. */
async function readNamed(store: ReleaseStore, app: AppName): Promise<(string | undefined)[]> {
  const current = (await readRegistry(store))[app];
  if (!current) return [];
  const canary = 'canary' in current ? current.canary?.release.version : undefined;
  return [current.version, previousVersion(current) ?? undefined, canary];
}

function keysOf(manifest: PublishedManifest): string[] {
  const { name, version, files } = manifest;
  return [...Object.keys(files), SCRIPT_HASHES_FILE].map((file) => keyOfFile(name, version, file));
}

const isManifest = (key: string): boolean => key.endsWith(`/${RELEASE_MANIFEST_FILE}`);

/** What is to go, in this order, as long as the registry names these versions. */
interface Plan {
  keys: string[];
  named: (string | undefined)[];
}

async function planRemoval(
  store: ReleaseStore,
  app: AppName,
  keep: number,
  before: Date,
): Promise<Plan> {
  const named = await readNamed(store, app);
  const objects = await store.list(`${app}/`);
  const releases = await listReleases(store, app);
  const ages = new Map(objects.map(({ key, modifiedAt }) => [key, modifiedAt]));
  const latest = new Set(releases.slice(0, keep).map(({ version }) => version));
  const isKept = ({ version }: PublishedManifest) => {
    // One that has come since the listing has no age.
    const age = ages.get(manifestKey(app, version));
    return named.includes(version) || latest.has(version) || !age || age >= before;
  };
  const kept = releases.filter(isKept);
  const keptVersions = new Set(kept.map(({ version }) => version));
  const keptKeys = new Set(kept.flatMap(keysOf));
  const keys = objects
    .filter(({ key, modifiedAt }) => {
      const [, version = ''] = key.split('/');
      if (keptVersions.has(version) || keptKeys.has(key.replace(/\.br$/, ''))) return false;
      return modifiedAt < before;
    })
    .map(({ key }) => key);
  // The manifest goes first: what has none is no release that anybody could go back to.
  return { named, keys: keys.sort((a, b) => Number(isManifest(b)) - Number(isManifest(a))) };
}

async function pruneApp(
  store: ReleaseStore,
  app: AppName,
  keep: number,
  before: Date,
  isDryRun: boolean,
): Promise<string[]> {
  const { keys, named } = await planRemoval(store, app, keep, before);
  if (isDryRun) return keys;
  const removed: string[] = [];
  for (const key of keys) {
    // Somebody has released or gone back meanwhile, perhaps to what was to go.
    if (!isDeepStrictEqual(await readNamed(store, app), named)) {
      return [...removed, ...(await pruneApp(store, app, keep, before, isDryRun))];
    }
    // What was published again meanwhile stays: its own files or, of others, those that both have.
    if (await store.removeOlder(key, before)) removed.push(key);
  }
  return removed;
}

/**
 * Removes what nobody can want any more: never a release that the registry names or one of the last ones of its
 * app, nor a file that one of these refers to, nor anything that came, or came once more, within a day.
 * @param keep how many of the last releases of each app stay in any case
 */
export async function pruneStore(
  store: ReleaseStore,
  keep: number,
  isDryRun: boolean,
): Promise<Record<AppName, Pruned>> {
  const before = new Date(Date.now() - GRACE_MS);
  const result = {} as Record<AppName, Pruned>;
  for (const app of APP_NAMES) {
    const keys = await pruneApp(store, app, keep, before, isDryRun);
    const versions = keys.filter(isManifest).map((key) => key.split('/')[1] ?? '');
    result[app] = { versions, files: keys.length };
  }
  if (!isDryRun) await store.removeUnfinished(before);
  return result;
}

/** `prune --to <store> [--keep 5] [--dry-run]` */
export async function prune(options: ReleaseOptions): Promise<number> {
  const store = openStore(requireFlag(options, 'to'));
  const keep = readNumber(options, 'keep', KEPT_RELEASES, [1, 1000]);
  const isDryRun = options.flags['dry-run'] ?? false;
  const pruned = await pruneStore(store, keep, isDryRun);
  for (const [app, { versions, files }] of Object.entries(pruned)) {
    const what = versions.length > 0 ? versions.join(', ') : 'no release';
    console.log(`${app}: ${isDryRun ? 'would remove' : 'removed'} ${what} (${files} files)`);
  }
  return 0;
}
