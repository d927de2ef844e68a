import { createStore, get, update } from 'idb-keyval';

import {
  REMOTE_NAMES,
  type RemoteName,
  type RemoteRelease,
} from '@syndication/contract/release/registry.rules';

/** A release that failed is tried again after this time: it may have been the network, not the release. */
const FAILURE_LASTS_MS = 10 * 60_000;

/** A database that hangs, as some browsers' do at times, holds up no page for longer. */
const RECALL_LIMIT_MS = 500;

/** What a browser remembers of the releases of one remote. */
export interface ReleaseMemory {
  /** The last one that showed a screen. */
  good?: RemoteRelease;
  /** By version, when it failed (milliseconds since 1970). */
  failed: Record<string, number>;
}

export type MemoryChange =
  | { what: 'good'; release: RemoteRelease; at: number }
  | { what: 'failed'; version: string; at: number }
  | { what: 'forgiven' };

/** True when a release failed a short while ago. */
export function hasFailedLately({ failed }: ReleaseMemory, version: string, now: number): boolean {
  const at = failed[version];
  return at !== undefined && now - at < FAILURE_LASTS_MS;
}

/** The memory after a change, without what counts no longer. */
export function changeMemory(memory: ReleaseMemory, change: MemoryChange): ReleaseMemory {
  if (change.what === 'forgiven') return { ...memory, failed: {} };
  const changed = change.what === 'good' ? change.release.version : change.version;
  const others = Object.entries(memory.failed).filter(
    ([version]) => version !== changed && hasFailedLately(memory, version, change.at),
  );
  const failed = Object.fromEntries(others);
  if (change.what === 'failed') return { ...memory, failed: { ...failed, [changed]: change.at } };
  const { name, version, contract, entry, integrity, assets, shared } = change.release;
  return { good: { name, version, contract, entry, integrity, assets, shared }, failed };
}

/**
 * A database, and not the local storage: that is cleared with every session, and this belongs to nobody.
 * Where there is none, a page knows only what happened since it came.
 */
const database = createStore('releases', 'known');

const EMPTY: ReleaseMemory = { failed: {} };

async function read(remote: RemoteName): Promise<ReleaseMemory> {
  try {
    return { ...EMPTY, ...(await get<ReleaseMemory>(remote, database)) };
  } catch {
    return EMPTY;
  }
}

/** What earlier pages of this browser remembered; nothing after half a second. */
export function recallReleases(remote: RemoteName): Promise<ReleaseMemory> {
  const limit = new Promise<ReleaseMemory>((resolve) => {
    setTimeout(() => resolve(EMPTY), RECALL_LIMIT_MS);
  });
  return Promise.race([read(remote), limit]);
}

/** Changes what is stored, where other tabs write as well. */
export async function rememberChange(remote: RemoteName, change: MemoryChange): Promise<void> {
  try {
    const apply = (stored?: ReleaseMemory) => changeMemory({ ...EMPTY, ...stored }, change);
    await update(remote, apply, database);
  } catch {
    // As above.
  }
}

/** Which release is about to draw its first screen in this tab. */
const CRASH_MARK_KEY = 'drawing-release';

/** A release begins to draw; null once a screen is shown, its fault was caught or the page could say goodbye. */
export function setCrashMark(release: RemoteRelease | null): void {
  try {
    if (release) sessionStorage.setItem(CRASH_MARK_KEY, `${release.name}@${release.version}`);
    else sessionStorage.removeItem(CRASH_MARK_KEY);
  } catch {
    // Without storage the next page does not learn of it.
  }
}

/** The release that held up the page before this one until the tab was ended. */
export function takeCrashMark(): { remote: RemoteName; version: string } | null {
  try {
    const [name, version] = (sessionStorage.getItem(CRASH_MARK_KEY) ?? '').split(/@(.*)/s);
    setCrashMark(null);
    const remote = REMOTE_NAMES.find((known) => known === name);
    return remote && version ? { remote, version } : null;
  } catch {
    return null;
  }
}
