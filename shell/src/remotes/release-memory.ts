import { createStore, get, update } from 'idb-keyval';

import { releaseFor } from '@syndication/contract/release/canary.rules';
import type {
  RegistryEntry,
  RemoteName,
  RemoteRelease,
} from '@syndication/contract/release/registry.rules';

/** A release that failed is tried again after this time: it may have been the network, not the release. */
const FAILURE_LASTS_MS = 10 * 60_000;

/** Longest wait for the database, which sometimes hangs in some browsers. */
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
  | { what: 'failures cleared' };

/**
 * What a page knows about each remote: what has happened since it was loaded, and before as far as it could find out.
 */
export type ReleaseMemories = Partial<Record<RemoteName, ReleaseMemory>>;

/** True when a release failed a short while ago. */
export function hasFailedLately(
  memory: ReleaseMemory | undefined,
  version: string,
  now: number,
): boolean {
  const at = memory?.failed[version];
  return at !== undefined && now - at < FAILURE_LASTS_MS;
}

/** This member's canary, the live release, the last that worked here, the previous one; recent failures come last. */
export function orderReleases(
  entry: RegistryEntry | undefined,
  memberKey: string | null,
  memory: ReleaseMemory,
  now: number,
): RemoteRelease[] {
  const mine = entry && releaseFor(entry, memberKey);
  const byVersion = new Map<string, RemoteRelease>();
  for (const release of [mine, entry, memory.good, entry?.previous]) {
    if (release && !byVersion.has(release.version)) byVersion.set(release.version, release);
  }
  // Tried last instead of never: it may be the only one.
  const isDoubtful = ({ version }: RemoteRelease) => hasFailedLately(memory, version, now);
  const releases = [...byVersion.values()];
  return [...releases.filter((release) => !isDoubtful(release)), ...releases.filter(isDoubtful)];
}

/** The memory after a change, without outdated failures. */
function changeMemory(memory: ReleaseMemory = { failed: {} }, change: MemoryChange): ReleaseMemory {
  if (change.what === 'failures cleared') return { ...memory, failed: {} };
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
 * A database rather than local storage, which is cleared with every session; this is not personal data. Without it, a
 * page knows only what happened since it was loaded.
 */
const database = createStore('releases', 'known');

/**
 * What is known of a remote's releases. The memory of earlier pages is ignored if it takes longer than half a second.
 */
export async function recallReleases(
  memories: ReleaseMemories,
  remote: RemoteName,
): Promise<ReleaseMemory> {
  const limit = new Promise<undefined>((resolve) => {
    setTimeout(resolve, RECALL_LIMIT_MS);
  });
  const recall = async () => get<ReleaseMemory>(remote, database);
  const stored = await Promise.race([recall().catch(() => undefined), limit]);
  const known = memories[remote];
  const memory = { ...stored, ...known, failed: { ...stored?.failed, ...known?.failed } };
  memories[remote] = memory;
  return memory;
}

/** Changes what the page knows, and what is stored, where other tabs write as well. */
export async function rememberChange(
  memories: ReleaseMemories,
  remote: RemoteName,
  change: MemoryChange,
): Promise<void> {
  memories[remote] = changeMemory(memories[remote], change);
  try {
    const apply = (stored?: ReleaseMemory) => changeMemory(stored, change);
    await update(remote, apply, database);
  } catch {
    // As above.
  }
}
