/** What a group may choose as the fewest ballots that move what founders see; 1 shows them each single vote. */
export const MIN_BALLOTS = [1, 3, 5] as const;
export type MinBallots = (typeof MIN_BALLOTS)[number];
export const DEFAULT_MIN_BALLOTS: MinBallots = 3;

/** How a round's ballots changed since its last snapshot; conflicts of interest are not ballots. */
export interface BallotCounts {
  /** Those that count now. */
  standing: number;
  /** Those that were added, changed or taken back since. */
  changed: number;
}

/**
 * Whether those who may not see single votes get a new average and count. One that moved with fewer ballots would
 * give them away: what was before and after one vote is that vote.
 */
export const isSnapshotDue = ({ standing, changed }: BallotCounts, minBallots: number): boolean =>
  standing >= minBallots && changed >= minBallots;

const WORDS: Record<number, string> = { 3: 'three', 5: 'five' };

/** @returns "three votes" */
const votesText = (count: number): string => `${WORDS[count] ?? count} votes`;

/** What the owner of a round may know of its predictions: a snapshot, never the votes as they are now. */
export interface OwnerPredictions {
  /** Rounded percent (half up), or null before the first snapshot. */
  average: number | null;
  /** Votes in the snapshot; 0 before the first one. */
  voterCount: number;
  minBallots: number;
  /** When the snapshot was taken, as an ISO date-time; null before the first one. */
  asOf: string | null;
}

/** What the owner's next snapshot waits for, or why none comes. */
export function describeNextSnapshot(
  { average, minBallots }: Pick<OwnerPredictions, 'average' | 'minBallots'>,
  isRoundClosed: boolean,
): string {
  if (isRoundClosed) {
    // The group may have chosen another number since.
    return average === null
      ? 'Your round closed with too few votes for an average.'
      : 'Your round is closed, so this is the last count.';
  }
  if (minBallots === 1) {
    return average === null
      ? 'The average appears after the first vote.'
      : 'The average changes with every vote.';
  }
  return average === null
    ? `The average appears after ${votesText(minBallots)}, so that it does not reveal any single vote.`
    : `The next count comes after ${votesText(minBallots)} are added, changed or taken back, so that it does not reveal any single vote.`;
}
