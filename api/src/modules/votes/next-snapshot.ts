import { isSnapshotDue } from '@syndication/contract/votes/snapshots.rules';
import { type VoteChoice } from '@syndication/contract/votes/votes.rules';
import { summarizePredictions, VOTE_WEIGHTS } from '@syndication/contract/votes/vote-summary.rules';

/** What a member chose. */
export interface Ballot {
  memberId: string;
  choice: VoteChoice;
}

export interface Snapshot {
  average: number;
  voterCount: number;
  /** The ballots that it counts: conflicts of interest are none. */
  ballots: Ballot[];
}

/** How many of these ballots were added, changed or taken back between two moments. */
function countChanged(before: readonly Ballot[], after: readonly Ballot[]): number {
  const earlier = new Map(before.map(({ memberId, choice }) => [memberId, choice]));
  const kept = after.filter(({ memberId }) => earlier.has(memberId));
  const same = kept.filter(({ memberId, choice }) => earlier.get(memberId) === choice);
  return before.length + after.length - kept.length - same.length;
}

/**
 * The snapshot that follows the one with the ballots `before`; null while none is due. It is made of nothing but
 * votes, so that no observer can move it alone.
 */
export function nextSnapshot(
  before: readonly Ballot[],
  votes: readonly Ballot[],
  minBallots: number,
): Snapshot | null {
  const ballots = votes.filter(({ choice }) => VOTE_WEIGHTS[choice] !== null);
  const counts = { standing: ballots.length, changed: countChanged(before, ballots) };
  if (!isSnapshotDue(counts, minBallots)) return null;
  const { average, voterCount } = summarizePredictions(ballots.map(({ choice }) => choice));
  return average === null ? null : { average, voterCount, ballots };
}
