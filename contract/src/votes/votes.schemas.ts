import * as z from 'zod/mini';

import { oneLine } from '../fields/fields.schemas';
import { dealChangeSchema } from '../ventures/deal-news.schemas';
import { CONFLICT_REASON_MAX_LENGTH } from './conflicts.rules';
import { LONG_VOTE_LABELS, VOTE_CHOICES, type LongVoteLabel } from './votes.rules';

const longLabels = Object.keys(LONG_VOTE_LABELS) as [LongVoteLabel, ...LongVoteLabel[]];

/** A choice as a client may send it: the short label, or one of the old long ones. */
export const voteChoiceInputSchema = z.enum([...VOTE_CHOICES, ...longLabels]);

/** A member's own vote on a round. */
export const ownVoteSchema = z.object({
  choice: z.enum(VOTE_CHOICES),
  /** ISO date-time. */
  votedAt: z.string(),
  /** The terms of the round that have changed since the vote; absent while none have. */
  staleTerms: z.optional(z.array(dealChangeSchema)),
  /** With them: as of when its owner knew the terms. */
  termsAsOf: z.optional(z.string()),
});

export type OwnVote = z.output<typeof ownVoteSchema>;

/** A member's own conflict of interest with a company, as long as it holds. */
export const ownConflictSchema = z.object({
  /** ISO date-time. */
  since: z.string(),
  /** For the admins of the groups that the member shares with the company; null while none is given. */
  reason: z.nullable(z.string()),
});

/** Why a member has a conflict of interest; an empty reason deletes it. */
export const conflictReasonInputSchema = z.object({
  reason: z.string().check(oneLine, z.trim(), z.maxLength(CONFLICT_REASON_MAX_LENGTH)),
});

/** What an entrepreneur may know of the predictions: average and count of the last snapshot. */
export const ownerPredictionsSchema = z.object({
  /** Null before the first snapshot. */
  average: z.nullable(z.int()),
  /** Votes in the snapshot; 0 before the first one. */
  voterCount: z.int(),
  /** The number of ballots that must change before a new snapshot is taken, and that must be in it. */
  minBallots: z.int(),
  /** When the snapshot was taken, as an ISO date-time; null before the first one. */
  asOf: z.nullable(z.string()),
});
