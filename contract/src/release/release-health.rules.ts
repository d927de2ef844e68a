/** What is known of a release, as the reports are counted (`release-reports.schemas.ts`). */
export interface ReleaseTally {
  loads: number;
  failures: number;
  /** Distinct clients that reported anything. */
  clients: number;
  /** Those among them for which it failed to load or to draw. */
  failingClients: number;
  /** Those among them that met another fault of its code. */
  erringClients: number;
}

/** Loads and failures before anything is said, of a release or of the one before. */
const MIN_ATTEMPTS = 20;
/** Distinct clients that something went wrong for: anybody may report, but hardly from many networks. */
const MIN_AFFECTED_CLIENTS = 5;
/**
 * So many times the share of the release before, or so many times fewer for whom it works: what was as bad
 * before is not this release's doing.
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

/** A few clients of the release before cannot excuse this one, either. */
const isKnown = ({ loads, failures, clients }: ReleaseTally) =>
  loads + failures >= MIN_ATTEMPTS && clients >= MIN_AFFECTED_CLIENTS;

/** Whether a share is clearly higher than that of the release before. */
function isWorse(share: number, before: number): boolean {
  // A share ends at 1, so of a high one what is left of it counts.
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
