import { createStore, get, update, type UseStore } from 'idb-keyval';

import type { RemoteName, RemoteRelease } from '@syndication/contract/release/registry.rules';

import { overridingOrigin } from './override';

/** A release that failed is tried again after this time: it may have been the line, not the release. */
const FAILURE_LASTS_MS = 10 * 60_000;

/** What hangs, as some browsers' databases do at times, holds up no page for longer. */
const RECALL_LIMIT_MS = 500;

/** What this browser knows of the releases of one remote. */
interface Known {
  /** The last one that showed a screen. */
  good?: RemoteRelease;
  /** By version, when it failed (milliseconds since 1970). */
  failed?: Record<string, number>;
}

type Change = (known: Known) => Known;

const known = new Map<RemoteName, Known>();

/**
 * A database, and not the local storage: that goes with every session, and this is nobody's data.
 * Where there is none, this browser knows only what happened since the page came.
 */
let database: UseStore | null = null;

const openDatabase = (): UseStore => (database ??= createStore('releases', 'known'));

async function read(remote: RemoteName): Promise<void> {
  try {
    const stored = await get<Known>(remote, openDatabase());
    // What has happened in this page already is newer: a crash of the one before is noted at once.
    const { failed, ...sincePage } = known.get(remote) ?? {};
    known.set(remote, { ...stored, ...sincePage, failed: { ...stored?.failed, ...failed } });
  } catch {
    // As above.
  }
}

const recallLimit = () => new Promise<void>((resolve) => setTimeout(resolve, RECALL_LIMIT_MS));

const reading = new Map<RemoteName, Promise<void>>();

/** After this, the others here know what was remembered of a remote; after half a second in any case. */
export function recallReleases(remote: RemoteName): Promise<void> {
  const before = reading.get(remote) ?? Promise.race([read(remote), recallLimit()]);
  reading.set(remote, before);
  return before;
}

/** What is stored is changed where it stands: other tabs write there, too, and it may not be read yet. */
function remember(remote: RemoteName, change: Change): void {
  // What comes from a development server is nothing to come back to.
  if (overridingOrigin(remote)) return;
  known.set(remote, change(known.get(remote) ?? {}));
  try {
    update<Known>(remote, (stored = {}) => change(stored), openDatabase()).catch(() => undefined);
  } catch {
    // As above.
  }
}

const isRecent = (at: number | undefined): boolean =>
  at !== undefined && Date.now() - at < FAILURE_LASTS_MS;

/** The failures that still count, without those of one version. */
function otherFailures({ failed = {} }: Known, version: string): Record<string, number> {
  const others = Object.entries(failed).filter(([other, at]) => other !== version && isRecent(at));
  return Object.fromEntries(others);
}

/** The last release of a remote that showed a screen in this browser. */
export function lastGoodRelease(remote: RemoteName): RemoteRelease | null {
  return known.get(remote)?.good ?? null;
}

/** True when a release failed in this browser a short while ago. */
export function hasFailedLately(remote: RemoteName, version: string): boolean {
  return isRecent(known.get(remote)?.failed?.[version]);
}

export function rememberGood(release: RemoteRelease): void {
  const { name, version, contract, entry, integrity, assets, shared } = release;
  const good = { name, version, contract, entry, integrity, assets, shared };
  remember(name, (before) => ({ good, failed: otherFailures(before, version) }));
}

export function rememberFailed(remote: RemoteName, version: string): void {
  const at = Date.now();
  remember(remote, (before) => ({
    ...before,
    failed: { ...otherFailures(before, version), [version]: at },
  }));
}

/** Retry was asked for: what failed before may be tried again. */
export function forgetFailures(remote: RemoteName): void {
  remember(remote, (before) => ({ ...before, failed: {} }));
}
