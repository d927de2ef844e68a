import * as z from 'zod/mini';

import { syndicationGroupSchema } from '../members/members.schemas';
import { VOTE_CHOICES } from '../votes/votes.rules';

/** The round that the predictions are about: a venture's current one. */
const predictedRoundSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** What is asked for, in US dollars; null where it was not stated. */
  amount: z.nullable(z.number()),
  valuation: z.nullable(z.number()),
  isPresenter: z.boolean(),
  isRoundClosed: z.boolean(),
});

const dealPredictionsShape = {
  ventureId: z.uuid(),
  companyName: z.string(),
  /** Null for a venture without rounds. */
  round: z.nullable(predictedRoundSchema),
  /** Titles of the further groups that the deal was nominated to: they share the presenter badge. */
  otherGroups: z.array(z.string()),
};

/** How a group's members voted on one deal. */
export const dealPredictionsSchema = z.object({
  ...dealPredictionsShape,
  /** Votes for each choice, of the group's voters only; a former member's vote stays. */
  counts: z.record(z.enum(VOTE_CHOICES), z.int()),
  /** Rounded percent, half up; null without votes that count (section 9). */
  average: z.nullable(z.int()),
  /** Votes that count: without conflicts of interest. */
  voterCount: z.int(),
  /** How many of these were given before the round's terms changed. */
  staleCount: z.int(),
  /** Members who may vote on the deal, and former ones who did: what participation is a part of. */
  memberCount: z.int(),
});
export type DealPredictions = z.output<typeof dealPredictionsSchema>;

export const groupPredictionsSchema = z.object({
  group: syndicationGroupSchema,
  /** Members who may vote on the group's deals now. */
  memberCount: z.int(),
  deals: z.array(dealPredictionsSchema),
});
export type GroupPredictions = z.output<typeof groupPredictionsSchema>;

const voterSchema = z.object({ memberId: z.uuid(), name: z.string() });

/** One member's vote, for the admin of the member's group only. */
export const predictionSchema = z.object({
  ...voterSchema.shape,
  /** Has left the group since; the vote still counts. */
  isFormerMember: z.boolean(),
  choice: z.enum(VOTE_CHOICES),
  /** Given before the terms of the round changed, and not kept since; a conflict is never stale. */
  isStale: z.boolean(),
  /** When the member chose this, as ISO date-time. */
  votedAt: z.string(),
  /** When the member voted on this round for the first time. */
  firstVotedAt: z.string(),
});
export type Prediction = z.output<typeof predictionSchema>;

/** Who of a group voted what on one deal, and who has not. */
export const venturePredictionsSchema = z.object({
  ...dealPredictionsShape,
  group: syndicationGroupSchema,
  /** By name. */
  votes: z.array(predictionSchema),
  /** Members of the group who have not voted, by name. */
  notVoted: z.array(voterSchema),
  /** When voting began, and its end so far: now, or when the round was closed. */
  period: z.nullable(z.object({ from: z.string(), until: z.string() })),
});
export type VenturePredictions = z.output<typeof venturePredictionsSchema>;
