import {
  APP_NAMES,
  type AppName,
  type RegistryLine,
  type ShellLine,
} from '@syndication/contract/release/registry.rules';
import type { ReleaseCounts } from '@syndication/contract/release/release-reports.schemas';

import { endCanary } from './canary';
import { RefusedRollback } from './errors';
import { listEvents, type ReleaseEvent } from './events';
import { previousVersion } from './live-lines';
import type { ReleaseOptions } from './options';
import { healthOf, LOOK_BACK_HOURS, type Look } from './reports';
import { rollBack } from './roll-back';
import type { ReleaseStore } from './store';

/** How the reason of a rollback begins that nobody asked for. */
const BY_RULE = 'by rule: ';

/** A release that goes wrong for too many. */
interface BadRelease {
  app: AppName;
  version: string;
  reason: string;
  /** What everybody gets instead; null when there is nothing. */
  instead: string | null;
  isCanary: boolean;
}

/** What became of a bad release. */
export interface Outcome {
  /** False when it is as it was, and somebody has to see to it. */
  isTakenBack: boolean;
  /** For people. */
  words: string;
}

function findBadOf(
  app: AppName,
  line: RegistryLine | ShellLine,
  reports: readonly ReleaseCounts[],
): BadRelease | null {
  const canary = 'canary' in line ? line.canary?.release.version : undefined;
  const judged = [
    ...(canary ? [{ version: canary, instead: line.version, isCanary: true }] : []),
    { version: line.version, instead: previousVersion(line), isCanary: false },
  ];
  for (const { version, instead, isCanary } of judged) {
    const { verdict, reason } = healthOf(reports, app, version, instead);
    if (verdict === 'bad') return { app, version, reason, instead, isCanary };
  }
  return null;
}

/** What goes wrong for too many by the rule of the release health, one release of each app. */
function findBad({ registry, reports }: Look, only: AppName | null): BadRelease[] {
  return APP_NAMES.filter((app) => only === null || app === only).flatMap((app) => {
    const line = registry[app];
    return (line && findBadOf(app, line, reports)) ?? [];
  });
}

/** A line that went back by rule stays: anybody may report, and could walk it back release by release. */
function wentBackByRule(events: readonly ReleaseEvent[]): boolean {
  const newest = events.find(({ action }) => action !== 'canary' && action !== 'canary-end');
  return newest?.action === 'rollback' && newest.reason?.startsWith(BY_RULE) === true;
}

function hasJustChanged([newest]: readonly ReleaseEvent[]): boolean {
  if (!newest) return false;
  return Date.now() - Date.parse(newest.at) < LOOK_BACK_HOURS * 60 * 60_000;
}

/** Why a bad release must not be taken back by rule; null when it may be. */
function whyStuck({ instead, isCanary }: BadRelease, events: readonly ReleaseEvent[]) {
  if (!instead) return 'there is none before';
  return !isCanary && wentBackByRule(events) ? 'the rule has gone back to it already' : null;
}

const staying = ({ app, version, reason }: BadRelease, why: string): Outcome => ({
  isTakenBack: false,
  words: `${app}@${version} is bad and stays, for somebody to decide: ${why}; ${reason}.`,
});

async function takeBack(store: ReleaseStore, bad: BadRelease): Promise<Outcome> {
  const { app, version, reason, isCanary } = bad;
  const what = `${app}@${version}`;
  // Only what was judged: somebody may have released meanwhile.
  const change = { reason: BY_RULE + reason, expected: version };
  if (isCanary && app !== 'shell') {
    await endCanary(store, app, change);
    return { isTakenBack: true, words: `The canary ${what} was ended: ${reason}.` };
  }
  try {
    const { to } = await rollBack(store, app, change);
    return { isTakenBack: true, words: `${what} was rolled back to ${to}: ${reason}.` };
  } catch (error) {
    if (error instanceof RefusedRollback) return staying(bad, error.message.replace(/\.$/, ''));
    throw error;
  }
}

/** A bad release, and what decides whether it may be taken back. */
interface Suspicion {
  bad: BadRelease;
  stuck: string | null;
  isNew: boolean;
}

/** What may have made its app go wrong: releases of the last hour, or older ones when there is none. */
function findSuspects(found: readonly Suspicion[]): Suspicion[] {
  const free = found.filter(({ stuck }) => stuck === null);
  const fresh = free.filter(({ isNew }) => isNew);
  return fresh.length > 0 ? fresh : free;
}

/** Why a bad release stays, in words; null when it is to be taken back. */
function whyLeft(one: Suspicion, suspects: readonly Suspicion[]): string | null {
  if (one.stuck) return one.stuck;
  const names = suspects.map(({ bad }) => bad.app).join(', ');
  if (!suspects.includes(one)) return `what changed last is ${names}`;
  return suspects.length > 1 ? `${names} go wrong at once, which is no release's doing` : null;
}

/**
 * Rolls back, by the rule of the release health, what goes wrong for too many, and ends bad canaries. When
 * several apps go wrong at once it is not one release's doing but the line's or the API's, and nothing is
 * changed; what cannot be taken back, and what is older than the last hour, does not count for that.
 * @param only one app, or all of them; all are looked at in any case
 */
export async function takeBackBadReleases(
  store: ReleaseStore,
  look: Look,
  only: AppName | null,
): Promise<Outcome[]> {
  const found = await Promise.all(
    findBad(look, null).map(async (bad): Promise<Suspicion> => {
      const events = await listEvents(store, bad.app);
      return { bad, stuck: whyStuck(bad, events), isNew: hasJustChanged(events) };
    }),
  );
  const suspects = findSuspects(found);
  const outcomes: Outcome[] = [];
  for (const one of found.filter(({ bad }) => only === null || bad.app === only)) {
    const why = whyLeft(one, suspects);
    outcomes.push(why ? staying(one.bad, why) : await takeBack(store, one.bad));
  }
  return outcomes;
}

/** What commands end with that look after releases; options.ts tells people. */
export const FINE = 0;
export const TAKEN_BACK = 1;
export const SOMEBODY_HAS_TO_LOOK = 3;

/** What came of a look at releases. */
export interface Verdict {
  code: number;
  /** What was done or left, for people. */
  words: string[];
}

/** Takes back what is bad, with `--auto-rollback`, and says whether somebody has to see to what is left. */
export async function actByRule(
  { app, flags }: ReleaseOptions,
  store: ReleaseStore,
  look: Look,
): Promise<Verdict> {
  const outcomes = flags['auto-rollback'] ? await takeBackBadReleases(store, look, app) : [];
  const words = outcomes.map((outcome) => outcome.words);
  if (outcomes.some(({ isTakenBack }) => isTakenBack)) return { code: TAKEN_BACK, words };
  return { code: findBad(look, app).length > 0 ? SOMEBODY_HAS_TO_LOOK : FINE, words };
}
