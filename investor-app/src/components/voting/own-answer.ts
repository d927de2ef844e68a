import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { isConflict } from '@syndication/contract/votes/conflicts.rules';
import type { VoteChoice } from '@syndication/contract/votes/votes.rules';

type Answered = Pick<Venture, 'ownVote' | 'conflict'>;

/** The member's answer on a deal: the vote on its round, else the conflict of interest from an earlier one. */
export const ownChoice = ({ ownVote, conflict }: Answered): VoteChoice | null =>
  ownVote?.choice ?? (conflict ? 'Conflict of interest' : null);

/** On a conflict of interest from a round that has ended. */
export const CONFLICT_HOLDS = 'Still holds for this company';

/** Whether a choice would end a conflict of interest, so that the member is asked first. */
export const wouldEndConflict = ({ conflict }: Answered, choice: VoteChoice): boolean =>
  Boolean(conflict) && !isConflict(choice);
