import type { AppName } from '@syndication/contract/release/registry.rules';

import { endCanary } from '../live/canary';
import { findEvent, isForEverybody } from '../store/events';
import { JUDGED_HOURS, type JudgedRelease } from './reports';
import { RefusedRollback, rollBack } from '../rollback/roll-back';
import type { ReleaseStore } from '../store/release-store';

/** The beginning of the reason of an automatic rollback. */
const BY_RULE = 'by rule: ';

/** What happened to a bad release. */
export interface Outcome {
  /** False if nothing was changed, and somebody has to act. */
  isTakenBack: boolean;
  words: string;
}

/** Bad releases by the release health rule, one per app, its canary first. */
const findBad = (judged: readonly JudgedRelease[]): JudgedRelease[] =>
  judged
    .filter(({ verdict }) => verdict === 'bad')
    .filter(({ app }, index, bad) => bad.findIndex((first) => first.app === app) === index);

/** A bad release, with the facts that decide whether it may be rolled back. */
interface Suspect extends JudgedRelease {
  /** Why it must not be rolled back by rule; null if it may be. */
  stuck: string | null;
  /** Whether its app changed within the judged period. */
  isNew: boolean;
}

async function examine(store: ReleaseStore, bad: JudgedRelease): Promise<Suspect> {
  const last = await findEvent(store, bad.app);
  const isNew = last !== null && Date.now() - Date.parse(last.at) < JUDGED_HOURS * 60 * 60_000;
  if (!bad.instead) return { ...bad, isNew, stuck: 'there is none before' };
  if (bad.isCanary) return { ...bad, isNew, stuck: null };
  // An app that was rolled back by rule stays: anyone can report, and could force one rollback after another.
  const lived = await findEvent(store, bad.app, isForEverybody);
  const isByRule = lived?.action === 'rollback' && lived.reason?.startsWith(BY_RULE);
  return { ...bad, isNew, stuck: isByRule ? 'the rule has gone back to it already' : null };
}

/** Why a bad release stays, as text; null if it is to be rolled back. */
function whyLeft(one: Suspect, all: readonly Suspect[]): string | null {
  if (one.stuck) return one.stuck;
  const free = all.filter(({ stuck }) => stuck === null);
  const fresh = free.filter(({ isNew }) => isNew);
  const suspects = fresh.length > 0 ? fresh : free;
  const names = suspects.map(({ app }) => app).join(', ');
  if (!suspects.includes(one)) return `what changed last is ${names}`;
  return suspects.length > 1 ? `${names} go wrong at once, which is no release's doing` : null;
}

const staying = ({ what, reason }: JudgedRelease, why: string): Outcome => ({
  isTakenBack: false,
  words: `${what} is bad and stays, for somebody to decide: ${why}; ${reason}.`,
});

async function takeBack(store: ReleaseStore, bad: JudgedRelease): Promise<Outcome> {
  const { app, version, what, reason, isCanary } = bad;
  // Only the release that was judged: somebody may have released meanwhile.
  const change = { reason: BY_RULE + reason, expected: version };
  if (isCanary && app !== 'shell') {
    await endCanary(store, app, change);
    return { isTakenBack: true, words: `${what} was ended: ${reason}.` };
  }
  try {
    const { to } = await rollBack(store, app, change);
    return { isTakenBack: true, words: `${what} was rolled back to ${to}: ${reason}.` };
  } catch (error) {
    if (error instanceof RefusedRollback) return staying(bad, error.message.replace(/\.$/, ''));
    throw error;
  }
}

/**
 * Rolls back bad releases by the release health rule, and ends bad canaries. If several apps fail at once, the cause
 * is the network or the API rather than one release, and nothing is changed; releases that cannot be rolled back, or
 * are older than the last hour, do not count for that.
 * @param only one app, or all of them; all are judged in any case
 */
export async function takeBackBadReleases(
  store: ReleaseStore,
  judged: readonly JudgedRelease[],
  only: AppName | null,
): Promise<Outcome[]> {
  const all = await Promise.all(findBad(judged).map((bad) => examine(store, bad)));
  const outcomes: Outcome[] = [];
  for (const one of all.filter(({ app }) => only === null || app === only)) {
    const why = whyLeft(one, all);
    outcomes.push(why ? staying(one, why) : await takeBack(store, one));
  }
  return outcomes;
}
