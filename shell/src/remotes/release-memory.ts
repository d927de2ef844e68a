import { createStore, get, set, type UseStore } from 'idb-keyval';

import type { RemoteName, RemoteRelease } from '@syndication/contract/release/registry.rules';

import { overridingOrigin } from './override';

/** A release that failed is tried again after this time: it may have been the line, not the release. */
const FAILURE_LASTS_MS = 10 * 60_000;

/** What this browser knows of the releases of one remote. */
interface Known {
  /** The last one that showed a screen. */
  good?: RemoteRelease;
  /** Version that failed last, and when (milliseconds since 1970). */
  failed?: { version: string; at: number } | undefined;
}

const known = new Map<RemoteName, Known>();

/**
 * A database, and not the local storage: that is cleared with every session, and this is nobody's data.
 * Where there is none, this browser knows only what happened since the page came.
 */
let database: UseStore | null = null;

const openDatabase = (): UseStore => (database ??= createStore('releases', 'known'));

async function read(remote: RemoteName): Promise<void> {
  try {
    const stored = await get<Known>(remote, openDatabase());
    if (stored && !known.has(remote)) known.set(remote, stored);
  } catch {
    // As above.
  }
}

const reading = new Map<RemoteName, Promise<void>>();

/** After this, the others here know what was remembered of a remote. */
export function recallReleases(remote: RemoteName): Promise<void> {
  const before = reading.get(remote) ?? read(remote);
  reading.set(remote, before);
  return before;
}

function remember(remote: RemoteName, change: Known): void {
  // What comes from a development server is nothing to come back to.
  if (overridingOrigin(remote)) return;
  const next = { ...known.get(remote), ...change };
  known.set(remote, next);
  try {
    set(remote, next, openDatabase()).catch(() => undefined);
  } catch {
    // As above.
  }
}

/** The last release of a remote that showed a screen in this browser. */
export function lastGoodRelease(remote: RemoteName): RemoteRelease | null {
  return known.get(remote)?.good ?? null;
}

/** True when a release failed in this browser a short while ago. */
export function hasFailedLately(remote: RemoteName, version: string): boolean {
  const failed = known.get(remote)?.failed;
  return failed?.version === version && Date.now() - failed.at < FAILURE_LASTS_MS;
}

export function rememberGood(release: RemoteRelease): void {
  const { name, version, contract, entry, integrity, assets, shared } = release;
  const { failed } = known.get(name) ?? {};
  remember(name, {
    good: { name, version, contract, entry, integrity, assets, shared },
    failed: failed?.version === version ? undefined : failed,
  });
}

export function rememberFailed(remote: RemoteName, version: string): void {
  remember(remote, { failed: { version, at: Date.now() } });
}

/** Retry was asked for: what failed before may be tried again. */
export function forgetFailure(remote: RemoteName): void {
  remember(remote, { failed: undefined });
}
