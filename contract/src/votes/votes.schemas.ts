import * as z from 'zod/mini';

import { dealChangeSchema } from '../ventures/deal-news.schemas';
import { LONG_VOTE_LABELS, VOTE_CHOICES, type LongVoteLabel } from './votes.rules';

const longLabels = Object.keys(LONG_VOTE_LABELS) as [LongVoteLabel, ...LongVoteLabel[]];

/** A choice as a client may send it: the short label, or one of the old long ones. */
export const voteChoiceInputSchema = z.enum([...VOTE_CHOICES, ...longLabels]);

/** A member's own vote on a round. */
export const ownVoteSchema = z.object({
  choice: z.enum(VOTE_CHOICES),
  /** ISO date-time. */
  votedAt: z.string(),
  /** What of the round's terms is different from what the vote was given on; absent while nothing is. */
  staleTerms: z.optional(z.array(dealChangeSchema)),
});

/** What an entrepreneur may know of the predictions: average and count of the last snapshot. */
export const ownerPredictionsSchema = z.object({
  /** Null before the first snapshot. */
  average: z.nullable(z.int()),
  /** Votes in the snapshot; 0 before the first one. */
  voterCount: z.int(),
  /** So many ballots have to change before there is a new snapshot, and to stand in it. */
  minBallots: z.int(),
  /** When the snapshot was taken, as an ISO date-time; null before the first one. */
  asOf: z.nullable(z.string()),
});
