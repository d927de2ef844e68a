import { keyOfFile, manifestKey } from '@syndication/delivery-build/store-layout';
import { isDeepStrictEqual } from 'node:util';

import { APP_NAMES, type AppName } from '@syndication/contract/release/registry.rules';
import {
  FILES_FOLDER,
  RELEASE_MANIFEST_FILE,
} from '@syndication/contract/release/release-manifest.rules';

import { NEEDS_DECISION } from '../command-line.mjs';
import { listReleases } from './layout';
import type { ReleaseOptions } from '../options';
import { listNamed, readRegistry } from './registry';
import type { ReleaseStore } from './release-store';

/** Newer files may belong to a release in progress. */
const GRACE_MS = 24 * 60 * 60_000;
const KEPT_RELEASES = 5;

interface Limits {
  /** How many of the last releases of each app stay in any case. */
  keep: number;
  /** Files modified since stay. */
  before: Date;
  isDryRun: boolean;
}

const readNamed = async (store: ReleaseStore, app: AppName) =>
  listNamed(await readRegistry(store), app);

const isManifest = (key: string): boolean => key.endsWith(`/${RELEASE_MANIFEST_FILE}`);

/** Old files that belong to no kept release, in the order of removal, and which releases are named or spoilt. */
async function findRemovable(store: ReleaseStore, app: AppName, { keep, before }: Limits) {
  const named = await readNamed(store, app);
  const objects = await store.list(`${app}/`);
  const releases = await listReleases(store, app, named);
  const old = objects.filter(({ modifiedAt }) => modifiedAt < before).map(({ key }) => key);
  const kept = releases.filter(
    ({ version, manifest }, index) =>
      manifest === null ||
      // A file added since the listing is not in it.
      index < keep ||
      named.includes(version) ||
      !old.includes(manifestKey(app, version)),
  );
  const spoilt = kept.filter(({ manifest }) => manifest === null).map(({ version }) => version);
  // Which of the shared files a spoilt release needs is not known.
  const keptFolders = new Set([
    ...kept.map(({ version }) => version),
    ...(spoilt.length > 0 ? [FILES_FOLDER] : []),
  ]);
  const shared = new Set(
    kept.flatMap(({ version, manifest }) =>
      Object.keys(manifest?.files ?? {}).map((file) => keyOfFile(app, version, file)),
    ),
  );
  const isFree = (key: string) =>
    !keptFolders.has(key.split('/')[1] ?? '') && !shared.has(key.replace(/\.br$/, ''));
  // The manifest is removed first: without one, a release cannot be rolled back to.
  const removable = old
    .filter(isFree)
    .sort((a, b) => Number(isManifest(b)) - Number(isManifest(a)));
  return { removable, named, spoilt };
}

/** @returns the keys that were removed, and the releases that are spoilt */
async function pruneApp(
  store: ReleaseStore,
  app: AppName,
  limits: Limits,
): Promise<{ removed: string[]; spoilt: string[] }> {
  const { removable, named, spoilt } = await findRemovable(store, app, limits);
  if (limits.isDryRun) return { removed: removable, spoilt };
  const removed: string[] = [];
  for (const key of removable) {
    // A release or rollback since may need files that were to be removed.
    if (!isDeepStrictEqual(await readNamed(store, app), named)) {
      const more = await pruneApp(store, app, limits);
      return { ...more, removed: [...removed, ...more.removed] };
    }
    // Releases published again meanwhile keep their files, including those shared with others.
    if (await store.remove(key, limits.before)) removed.push(key);
  }
  return { removed, spoilt };
}

/**
 * Removes releases that are no longer needed, and tells which: never one that the registry names or one of the last of
 * its app, nor a file that one of these or a spoilt one may refer to, nor anything added, or added again, within a day.
 * @param keep how many of the last releases of each app always stay
 */
export async function pruneStore(store: ReleaseStore, keep: number, isDryRun: boolean) {
  const before = new Date(Date.now() - GRACE_MS);
  const pruned = [];
  for (const app of APP_NAMES) {
    pruned.push({ app, ...(await pruneApp(store, app, { keep, before, isDryRun })) });
  }
  if (!isDryRun) await store.removeUnfinished(before);
  return pruned;
}

/** `prune --to <store> [--keep 5] [--dry-run]` */
export async function prune(options: ReleaseOptions): Promise<number> {
  const { to: store, flags } = options;
  const keep = options.readNumber('keep', KEPT_RELEASES, [1, 1000]);
  const { 'dry-run': isDryRun = false } = flags;
  const pruned = await pruneStore(store, keep, isDryRun);
  for (const { app, removed, spoilt } of pruned) {
    const versions = removed.filter(isManifest).map((key) => key.split('/')[1]);
    const does = `${app}: ${isDryRun ? 'would remove' : 'removed'}`;
    console.log(`${does} ${versions.join(', ') || 'no release'} (${removed.length} files)`);
    for (const version of spoilt) {
      console.log(`${app}@${version} is spoilt: its files and those that releases share stay.`);
    }
  }
  return pruned.some(({ spoilt }) => spoilt.length > 0) ? NEEDS_DECISION : 0;
}
