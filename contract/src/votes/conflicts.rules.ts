import { type VoteChoice } from './votes.rules';
import { VOTE_WEIGHTS } from './vote-summary.rules';

/** In characters. */
export const CONFLICT_REASON_MAX_LENGTH = 500;

/**
 * How a conflict of interest ended: the member said that it is over, voted a percentage without being asked, took it
 * back as a mistake, or had another account that says otherwise.
 */
export const CONFLICT_ENDINGS = ['answered', 'voted', 'withdrawn', 'joined'] as const;
export type ConflictEnding = (typeof CONFLICT_ENDINGS)[number];

/** Whether a vote declares a conflict of interest with the company, in this round and later ones. */
export const isConflict = (choice: VoteChoice): boolean => VOTE_WEIGHTS[choice] === null;
