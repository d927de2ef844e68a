/** The counts of a release's reports (`release-reports.schemas.ts`). */
export interface ReleaseTally {
  loads: number;
  failures: number;
  /** Distinct clients that reported anything. */
  clients: number;
  /** Clients for which it failed to load or render. */
  failingClients: number;
  /** Clients with another error of its code. */
  erringClients: number;
}

/** The minimum of loads and failures for a verdict on a release, or for a comparison with the previous one. */
const MIN_ATTEMPTS = 20;
/** Distinct clients with a problem: anyone can report, but hardly from many networks. */
const MIN_AFFECTED_CLIENTS = 5;
/**
 * The factor by which the share must exceed the previous release's, or the share of clients without a problem must
 * fall below it: what was as bad before is not this release's fault.
 */
const TIMES_PREVIOUS = 2;

/** Shares of clients that are too high, from 0 to 1: one client weighs as much as another. */
const FAULTS = [
  { affected: 'failingClients', tooHigh: 0.1, what: 'it failed for' },
  { affected: 'erringClients', tooHigh: 0.25, what: 'it ran into faults for' },
] as const;

/** The worst first. `unknown`: too little was reported to say. */
const HEALTH_VERDICTS = ['bad', 'unknown', 'good'] as const;

export interface ReleaseHealth {
  verdict: (typeof HEALTH_VERDICTS)[number];
  /** In words, for people. */
  reason: string;
}

const shareOf = (affected: number, clients: number) => (clients === 0 ? 0 : affected / clients);
const inWords = (affected: number, clients: number) =>
  `${affected} of ${clients} clients (${Math.round(shareOf(affected, clients) * 100)} %)`;

/** Whether there are enough reports to judge a release, or to compare with it. */
const isKnown = ({ loads, failures, clients }: ReleaseTally) =>
  loads + failures >= MIN_ATTEMPTS && clients >= MIN_AFFECTED_CLIENTS;

/** Whether a share is clearly higher than that of the previous release. */
function isWorse(share: number, before: number): boolean {
  // A share ends at 1, so for a high one, the remainder is compared.
  const limit = Math.min(before * TIMES_PREVIOUS, 1 - (1 - before) / TIMES_PREVIOUS);
  return share > before && share >= limit;
}

/** The verdict on one kind of fault; null if it is no problem. */
function judgeFault(
  fault: (typeof FAULTS)[number],
  release: ReleaseTally,
  previous: ReleaseTally | null,
): ReleaseHealth | null {
  const affected = release[fault.affected];
  const share = shareOf(affected, release.clients);
  if (affected === 0 || share < fault.tooHigh) return null;
  const found = `${fault.what} ${inWords(affected, release.clients)}`;
  let before = 0;
  let compared = previous
    ? 'too little is known of the one before'
    : 'there is none before to compare with';
  if (previous && isKnown(previous)) {
    before = shareOf(previous[fault.affected], previous.clients);
    compared = `the one before for ${inWords(previous[fault.affected], previous.clients)}`;
  }
  if (!isWorse(share, before)) {
    return { verdict: 'good', reason: `${found}, which is not clearly worse; ${compared}` };
  }
  return affected < MIN_AFFECTED_CLIENTS
    ? { verdict: 'unknown', reason: `${found}; ${MIN_AFFECTED_CLIENTS} are needed to believe it` }
    : { verdict: 'bad', reason: `${found}; ${compared}` };
}

/**
 * Whether a release is bad: it fails for too high a share of clients, clearly higher than that of the
 * previous release.
 * @param previous the reports of the previous release; null when there is none
 */
export function judgeRelease(release: ReleaseTally, previous: ReleaseTally | null): ReleaseHealth {
  const { loads, failures, failingClients, clients } = release;
  if (loads + failures < MIN_ATTEMPTS) {
    const reason = `it was tried ${loads + failures} times; ${MIN_ATTEMPTS} are needed to judge it`;
    return { verdict: 'unknown', reason };
  }
  const [worst] = FAULTS.map((fault) => judgeFault(fault, release, previous))
    .filter((health) => health !== null)
    .sort((a, b) => HEALTH_VERDICTS.indexOf(a.verdict) - HEALTH_VERDICTS.indexOf(b.verdict));
  return worst ?? { verdict: 'good', reason: `it failed for ${inWords(failingClients, clients)}` };
}
