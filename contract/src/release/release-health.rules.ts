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

/** When a release is called bad. Shares are of clients, from 0 to 1: one client weighs as much as another. */
export interface HealthLimits {
  /** Loads and failures before anything is said, of a release or of the one before. */
  minAttempts: number;
  /** Distinct clients that something went wrong for: anybody may report, but hardly from many networks. */
  minAffectedClients: number;
  /** Share of clients for which it fails that is too high. */
  failingShare: number;
  /** Share of clients that meet faults that is too high. */
  erringShare: number;
  /**
   * So many times the share of the release before, or so many times fewer for whom it works: what was as bad
   * before is not this release's doing.
   */
  timesPrevious: number;
}

export const DEFAULT_HEALTH_LIMITS: HealthLimits = {
  minAttempts: 20,
  minAffectedClients: 5,
  failingShare: 0.1,
  erringShare: 0.25,
  timesPrevious: 2,
};

/** The worst first. `unknown`: too little was reported to say. */
export const HEALTH_VERDICTS = ['bad', 'unknown', 'good'] as const;

export interface ReleaseHealth {
  verdict: (typeof HEALTH_VERDICTS)[number];
  /** In words, for people. */
  reason: string;
}

const shareOf = (affected: number, clients: number) => (clients === 0 ? 0 : affected / clients);
const attemptsOf = ({ loads, failures }: ReleaseTally) => loads + failures;
const inPercent = (share: number) => `${Math.round(share * 100)} %`;
const inWords = (affected: number, clients: number) =>
  `${affected} of ${clients} clients (${inPercent(shareOf(affected, clients))})`;

interface Fault {
  count: (tally: ReleaseTally) => number;
  limit: 'failingShare' | 'erringShare';
  what: string;
}

const FAULTS: readonly Fault[] = [
  {
    count: ({ failingClients }) => failingClients,
    limit: 'failingShare',
    what: 'it failed for',
  },
  {
    count: ({ erringClients }) => erringClients,
    limit: 'erringShare',
    what: 'it ran into faults for',
  },
];

/** A few clients of the release before cannot excuse this one, either. */
const isKnown = (tally: ReleaseTally, { minAttempts, minAffectedClients }: HealthLimits) =>
  attemptsOf(tally) >= minAttempts && tally.clients >= minAffectedClients;

/** Whether a share is clearly higher than that of the release before. */
function isWorse(share: number, before: number, { timesPrevious }: HealthLimits): boolean {
  // A share ends at 1, so of a high one what is left of it counts.
  const limit = Math.min(before * timesPrevious, 1 - (1 - before) / timesPrevious);
  return share > before && share >= limit;
}

function compare(count: Fault['count'], previous: ReleaseTally | null, limits: HealthLimits) {
  if (!previous) return { before: 0, inWords: 'there is none before to compare with' };
  if (!isKnown(previous, limits))
    return { before: 0, inWords: 'too little is known of the one before' };
  const affected = count(previous);
  return {
    before: shareOf(affected, previous.clients),
    inWords: `the one before for ${inWords(affected, previous.clients)}`,
  };
}

/** What one kind of fault makes of a release; null when it is none. */
function judgeFault(
  { count, limit, what }: Fault,
  release: ReleaseTally,
  previous: ReleaseTally | null,
  limits: HealthLimits,
): ReleaseHealth | null {
  const affected = count(release);
  const share = shareOf(affected, release.clients);
  if (affected === 0 || share < limits[limit]) return null;
  const found = `${what} ${inWords(affected, release.clients)}`;
  const compared = compare(count, previous, limits);
  if (!isWorse(share, compared.before, limits)) {
    return { verdict: 'good', reason: `${found}, which is not clearly worse; ${compared.inWords}` };
  }
  if (affected < limits.minAffectedClients) {
    const reason = `${found}; ${limits.minAffectedClients} are needed to believe it`;
    return { verdict: 'unknown', reason };
  }
  return { verdict: 'bad', reason: `${found}; ${compared.inWords}` };
}

/**
 * Whether a release is bad: it goes wrong for a share of clients that is too high, and clearly higher than that
 * of the release before.
 * @param previous what was reported of the release before; null when there is none
 */
export function judgeRelease(
  release: ReleaseTally,
  previous: ReleaseTally | null,
  limits: HealthLimits = DEFAULT_HEALTH_LIMITS,
): ReleaseHealth {
  const attempts = attemptsOf(release);
  if (attempts < limits.minAttempts) {
    return {
      verdict: 'unknown',
      reason: `it was tried ${attempts} times; ${limits.minAttempts} are needed to judge it`,
    };
  }
  const [worst] = FAULTS.map((fault) => judgeFault(fault, release, previous, limits))
    .filter((health) => health !== null)
    .sort((a, b) => HEALTH_VERDICTS.indexOf(a.verdict) - HEALTH_VERDICTS.indexOf(b.verdict));
  const { failingClients, clients } = release;
  return worst ?? { verdict: 'good', reason: `it failed for ${inWords(failingClients, clients)}` };
}
