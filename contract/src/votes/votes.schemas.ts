import * as z from 'zod/mini';

import { LONG_VOTE_LABELS, VOTE_CHOICES, type LongVoteLabel } from './votes.rules';

const longLabels = Object.keys(LONG_VOTE_LABELS) as [LongVoteLabel, ...LongVoteLabel[]];

/** A choice as a client may send it: the short label, or one of the old long ones. */
export const voteChoiceInputSchema = z.enum([...VOTE_CHOICES, ...longLabels]);

/** A member's own vote on a round. */
export const ownVoteSchema = z.object({
  choice: z.enum(VOTE_CHOICES),
  /** ISO date-time. */
  votedAt: z.string(),
});

/** What an entrepreneur may know of the predictions: average and count only. */
export const ownerPredictionsSchema = z.object({
  /** Null below `minVoters`. */
  average: z.nullable(z.int()),
  voterCount: z.int(),
  /** Voters from which on there is an average. */
  minVoters: z.int(),
});
