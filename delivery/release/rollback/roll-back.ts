import type {
  AppName,
  Registry,
  RegistryEntry,
} from '@syndication/contract/release/registry.rules';
import type { ReleaseManifest } from '@syndication/contract/release/release-manifest.rules';

import { counterpartsOf, readPair, type Counterpart } from '../check/compatibility';
import { findConflicts, findDuplicates, findUnknownRemote } from '../check/facts';
import { messageOf } from '../command-line.mjs';
import type { ReleaseOptions } from '../options';
import { findEvent, findLiveHistory, findPrevious, type ReleaseEvent } from '../store/events';
import { NoSuchRelease, originOf, readManifest, toRemoteRelease } from '../store/layout';
import {
  changeEntry,
  namedVersions,
  shellEntry,
  type ChangeOptions,
  type AppEntry,
} from '../store/registry';
import type { ReleaseStore } from '../store/release-store';

/** The rollback would break something else; the message says which app must move first. */
export class RefusedRollback extends Error {}

/** To which release and why; without an origin, its files are where they were when it was live. */
export interface RollbackOptions extends Pick<ChangeOptions, 'reason' | 'origin'> {
  version?: string | undefined;
  /** From which release, by default the live one; if another one goes live meanwhile, nothing is changed. */
  expected?: string | undefined;
  /** Even to a release that is not compatible with what is live. */
  isForced?: boolean | undefined;
}

/** One attempt, on the registry as it is, with notes about it for people. */
interface Attempt extends Pick<RollbackOptions, 'origin' | 'isForced'> {
  store: ReleaseStore;
  registry: Registry;
  from: string;
  to: string;
  notes: string[];
}

/** A reason against going back to a release, and the app that can move first; absent if none can. */
interface Finding {
  app?: AppName;
  words: string;
  /** Refuses the rollback, since members would be affected; otherwise it is only a note. */
  isFatal: boolean;
}

/** Compares a release with what is live, by the builds' facts; unreadable ones do not prevent the rollback. */
async function compareWithLive({ store, registry }: Attempt, candidate: ReleaseManifest) {
  const compare = async (other: Counterpart): Promise<Finding[]> => {
    const { app, slot } = other;
    try {
      const pair = await readPair(store, candidate, other);
      return [
        ...findUnknownRemote(pair).map((words) => ({ words, isFatal: true })),
        // Browsers may fall back to the previous one, but everyone has the live one.
        ...findConflicts(pair).map((words) => ({ app, words, isFatal: slot !== 'previous' })),
        // It was live beside this shell when the shell began to provide it.
        ...findDuplicates(pair).map((words) => ({ app, words, isFatal: false })),
      ];
    } catch (error) {
      return [{ app, words: `${app} was not checked: ${messageOf(error)}`, isFatal: false }];
    }
  };
  return (await Promise.all(counterpartsOf(registry, candidate.name).map(compare))).flat();
}

/**
 * The gate may have refused a release that was never made live. Unreadable events do not prevent a rollback.
 * @throws RefusedRollback
 */
async function expectWasLive({ store, registry, to }: Attempt, app: AppName): Promise<void> {
  if (to === namedVersions(registry, app).previous) return;
  if ((await findLiveHistory(store, app, to).catch(() => null)) !== 'never made live') return;
  throw new RefusedRollback(
    `${app}@${to} was never made live in ${store.name}, and nothing was changed: ` +
      'release it with --version, so that the gate checks it; --force goes there all the same.',
  );
}

/** @throws RefusedRollback when a release was never made live, or is not compatible with what is live */
async function expectCompatible(attempt: Attempt, manifest: ReleaseManifest): Promise<void> {
  if (!attempt.isForced) await expectWasLive(attempt, manifest.name);
  const found = await compareWithLive(attempt, manifest);
  const breaks = found.filter(({ isFatal }) => isFatal);
  if (breaks.length > 0 && !attempt.isForced) {
    const first = [...new Set(breaks.flatMap(({ app }) => app ?? []))].join(' and ');
    throw new RefusedRollback(
      `${manifest.name}@${manifest.version} is not compatible with what is live, and nothing was changed: ` +
        `${breaks.map(({ words }) => words).join(' ')} ` +
        (first && `Move ${first} first, by a rollback or a release; `) +
        '--force goes back all the same.',
    );
  }
  attempt.notes.push(...found.map(({ words }) => words));
}

/** What to fall back to from the release that becomes live, if anything is compatible. It never prevents a rollback. */
async function findFallback<A extends AppName>(attempt: Attempt, app: A) {
  const { store, from, to, notes } = attempt;
  try {
    const before = await findPrevious(store, app, to, from);
    const manifest = before === null ? null : await readManifest(store, app, before);
    // Pages have one shell; only remotes have a fallback.
    if (!manifest || manifest.name === 'shell') return manifest;
    const breaks = (await compareWithLive(attempt, manifest)).filter(({ isFatal }) => isFatal);
    if (breaks.length === 0) return manifest;
    const reasons = breaks.map(({ words }) => words).join(' ');
    notes.push(`There is nothing to fall back to: ${reasons}`);
  } catch (error) {
    if (!(error instanceof NoSuchRelease)) {
      notes.push(`What to fall back to is not known: ${messageOf(error)}`);
    }
  }
  return null;
}

/** @throws RefusedRollback when the release is not compatible */
async function shellEntryAfter(attempt: Attempt): Promise<AppEntry> {
  const manifest = await readManifest(attempt.store, 'shell', attempt.to);
  await expectCompatible(attempt, manifest);
  const before = await findFallback(attempt, 'shell');
  return shellEntry(manifest, before?.version ?? null);
}

/** @throws RefusedRollback when the release is not compatible */
async function remoteEntryAfter(attempt: Attempt, current: RegistryEntry): Promise<AppEntry> {
  const { store, to, origin, notes } = attempt;
  const { name: app, previous } = current;
  /** Where the files of a release were when it was used last, else where those of the live one are. */
  const usedOrigin = async (version: string): Promise<string> => {
    const isUse = ({ to: used, action }: ReleaseEvent) =>
      used === version && action !== 'canary-end';
    const last = await findEvent(store, app, isUse).catch(() => null);
    return last ? (last.origin ?? '') : originOf(current);
  };
  let release = previous?.version === to && origin === undefined ? previous : null;
  try {
    const manifest = await readManifest(store, app, to);
    await expectCompatible(attempt, manifest);
    release ??= toRemoteRelease(manifest, origin ?? (await usedOrigin(to)));
  } catch (error) {
    // The entry's data is enough: a rollback must work even if files are missing in the store.
    if (!release || error instanceof RefusedRollback) throw error;
    notes.push(`${app}@${to} was not checked: ${messageOf(error)}`);
  }
  const before = await findFallback(attempt, app);
  const fallback = before && toRemoteRelease(before, await usedOrigin(before.version));
  return { ...release, previous: fallback };
}

/**
 * Goes back to the release before the live one, or to a named one; needs no build and no browser. The abandoned
 * release does not become the fallback: that is the one before, if the events have it.
 * @throws RefusedRollback when the release is not compatible with what is live
 * @throws Error when there is nothing to go back to
 */
export async function rollBack(
  store: ReleaseStore,
  app: AppName,
  { version, reason, expected, origin, isForced }: RollbackOptions = {},
): Promise<Pick<Attempt, 'from' | 'to' | 'notes'>> {
  const { event, notes } = await changeEntry(store, app, async (registry) => {
    const current = registry[app];
    if (!current) throw new Error(`${app} has never been released to ${store.name}.`);
    const from = current.version;
    // If two people roll back the same release, it goes back one release, not two.
    expected ??= from;
    if (from !== expected) throw new Error(`${app}@${from} is live by now.`);
    const to = version ?? namedVersions(registry, app).previous;
    if (!to) throw new Error(`There is no release before ${app}@${from}: name one with --version.`);
    if (to === from) throw new Error(`${app}@${to} is live already.`);
    const attempt: Attempt = { store, registry, from, to, origin, isForced, notes: [] };
    const entry = await (current.name === 'shell'
      ? shellEntryAfter(attempt)
      : remoteEntryAfter(attempt, current));
    const servedFrom = (entry.name !== 'shell' && originOf(entry)) || undefined;
    const event = { action: 'rollback' as const, from, to, reason, origin: servedFrom };
    return { entry, event, notes: attempt.notes };
  });
  return { from: event.from, to: event.to, notes };
}

/** `rollback <app> --to <store> [--version <v>] [--force]` */
export async function rollback({ app, to: store, flags }: ReleaseOptions): Promise<void> {
  const { version, reason, origin, force } = flags;
  const done = await rollBack(store, app, { version, reason, origin, isForced: force });
  for (const note of done.notes) console.log(`note     ${note}`);
  console.log(`${app}@${done.to} is live in ${store.name}, in place of ${done.from}.`);
}
