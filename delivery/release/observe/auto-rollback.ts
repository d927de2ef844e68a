import type { AppName } from '@syndication/contract/release/registry.rules';

import { endCanary } from '../live/canary';
import { findEvent, isForEverybody } from '../store/events';
import { JUDGED_HOURS, type JudgedRelease } from './reports';
import { RefusedRollback, rollBack } from '../rollback/roll-back';
import type { ReleaseStore } from '../store/release-store';

/** Marks a recorded reason as that of an automatic rollback. */
const BY_RULE = 'by rule: ';

/** What happened to a bad release. */
export interface Outcome {
  /** False if nothing was changed, and a person has to decide. */
  isRolledBack: boolean;
  words: string;
}

/** One bad release per app, its canary before its live release. */
const findBad = (judged: readonly JudgedRelease[]): JudgedRelease[] =>
  judged
    .filter(({ verdict }) => verdict === 'bad')
    .filter(({ app }, index, bad) => bad.findIndex((first) => first.app === app) === index);

/** A bad release, with the facts that decide whether it may be rolled back. */
interface Suspect extends JudgedRelease {
  /** Why it cannot be rolled back by rule; null if it can. */
  obstacle: string | null;
  /** Whether its app changed within the judged period. */
  isNew: boolean;
}

async function examine(store: ReleaseStore, bad: JudgedRelease): Promise<Suspect> {
  const last = await findEvent(store, bad.app);
  const isNew = last !== null && Date.now() - Date.parse(last.at) < JUDGED_HOURS * 60 * 60_000;
  if (!bad.instead) return { ...bad, isNew, obstacle: 'there is none before' };
  if (bad.isCanary) return { ...bad, isNew, obstacle: null };
  // An app that was rolled back by rule stays: anyone can report, and could force one rollback after another.
  const lastLive = await findEvent(store, bad.app, isForEverybody);
  const isByRule = lastLive?.action === 'rollback' && lastLive.reason?.startsWith(BY_RULE);
  return { ...bad, isNew, obstacle: isByRule ? 'the rule has gone back to it already' : null };
}

/** Why a bad release stays live; null if it is to be rolled back. */
function whyKept(one: Suspect, all: readonly Suspect[]): string | null {
  if (one.obstacle) return one.obstacle;
  const candidates = all.filter(({ obstacle }) => obstacle === null);
  const fresh = candidates.filter(({ isNew }) => isNew);
  const suspects = fresh.length > 0 ? fresh : candidates;
  const names = suspects.map(({ app }) => app).join(', ');
  if (!suspects.includes(one)) return `what changed last is ${names}`;
  return suspects.length > 1 ? `${names} go wrong at once, which is no release's doing` : null;
}

const keep = ({ what, reason }: JudgedRelease, why: string): Outcome => ({
  isRolledBack: false,
  words: `${what} is bad and stays live until a person decides: ${why}; ${reason}.`,
});

async function rollBackOne(store: ReleaseStore, bad: JudgedRelease): Promise<Outcome> {
  const { app, version, what, reason, isCanary } = bad;
  // Only the release that was judged, which may have been replaced since.
  const change = { reason: BY_RULE + reason, expected: version };
  if (isCanary && app !== 'shell') {
    await endCanary(store, app, change);
    return { isRolledBack: true, words: `${what} was ended: ${reason}.` };
  }
  try {
    const { to } = await rollBack(store, app, change);
    return { isRolledBack: true, words: `${what} was rolled back to ${to}: ${reason}.` };
  } catch (error) {
    if (error instanceof RefusedRollback) return keep(bad, error.message.replace(/\.$/, ''));
    throw error;
  }
}

/**
 * Rolls back bad releases by the release health rule, and ends bad canaries. If several apps fail at once, the cause
 * is the network or the API rather than one release, and nothing is changed; releases that cannot be rolled back, or
 * are older than the last hour, do not count for that.
 * @param only one app, or all of them; all are judged in any case
 */
export async function rollBackBadReleases(
  store: ReleaseStore,
  judged: readonly JudgedRelease[],
  only: AppName | null,
): Promise<Outcome[]> {
  const all = await Promise.all(findBad(judged).map((bad) => examine(store, bad)));
  const outcomes: Outcome[] = [];
  for (const one of all.filter(({ app }) => only === null || app === only)) {
    const why = whyKept(one, all);
    outcomes.push(why ? keep(one, why) : await rollBackOne(store, one));
  }
  return outcomes;
}
