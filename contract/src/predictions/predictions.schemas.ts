import * as z from 'zod/mini';

import { idSchema } from '../fields/id.schemas';
import { syndicationGroupSchema } from '../members/members.schemas';
import { estimateScoresSchema } from '../outcomes/outcomes.schemas';
import { VOTE_CHOICES } from '../votes/votes.rules';

/** The round that the predictions are about: a venture's current one. */
const predictedRoundSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** What is asked for, in US dollars; null where it was not stated. */
  amount: z.nullable(z.number()),
  valuation: z.nullable(z.number()),
  isPresenter: z.boolean(),
  isRoundClosed: z.boolean(),
});

const dealPredictionsShape = {
  ventureId: idSchema,
  companyName: z.string(),
  /** Null for a venture without rounds. */
  round: z.nullable(predictedRoundSchema),
  /** Titles of the further groups that the deal was nominated to: they share the presenter badge. */
  otherGroups: z.array(z.string()),
};

/** What a group's record makes of the votes on a deal; stale ones are left out. In percent. */
const adjustedEstimateSchema = z.object({
  percent: z.int(),
  low: z.int(),
  high: z.int(),
  /** Whether the round lies between them in 8 of 10 cases; else they are the lowest and the highest vote. */
  isInterval: z.boolean(),
  /** Votes on the current terms. */
  voterCount: z.int(),
});
export type AdjustedEstimate = z.output<typeof adjustedEstimateSchema>;

/** What the adjusted estimates have learnt from. */
const estimateRecordSchema = z.object({
  /** Resolved rounds of the group; below `RECORD_MIN_ROUNDS` nothing is estimated. */
  rounds: z.int(),
  /** Null below, and as long as none of them can be judged. */
  scores: estimateScoresSchema,
});
export type EstimateRecord = z.output<typeof estimateRecordSchema>;

/** How a group's members voted on one deal. */
export const dealPredictionsSchema = z.object({
  ...dealPredictionsShape,
  /**
   * Votes for each choice, of the group's voters only; a former member's vote stays. A conflict of interest from an
   * earlier round that still holds is one in this round.
   */
  counts: z.record(z.enum(VOTE_CHOICES), z.int()),
  /** Rounded percent, half up; null without votes that count (section 9). */
  average: z.nullable(z.int()),
  /** Votes that count: without conflicts of interest. */
  voterCount: z.int(),
  /** How many of these were given before the round's terms changed. */
  staleCount: z.int(),
  /** Members who may vote on the deal, and former ones who did: what participation is a part of. */
  memberCount: z.int(),
  /** For open rounds; null without votes on the current terms, and as long as the group's record says too little. */
  adjusted: z.nullable(adjustedEstimateSchema),
});
export type DealPredictions = z.output<typeof dealPredictionsSchema>;

/** A deal whose predictions an admin does not see because of an own conflict of interest. */
const withheldDealSchema = z.object({
  ...dealPredictionsShape,
  /** Since when the admin has it, as ISO date-time. */
  conflictSince: z.string(),
});
export type WithheldDeal = z.output<typeof withheldDealSchema>;

const voterSchema = z.object({ memberId: idSchema, name: z.string() });

/** A member's conflict of interest with one of the group's companies, for the group's admins only. */
export const memberConflictSchema = z.object({
  ...voterSchema.shape,
  ventureId: idSchema,
  companyName: z.string(),
  /** ISO date-time. */
  since: z.string(),
  /** Null while the member gave none. */
  reason: z.nullable(z.string()),
});
export type MemberConflict = z.output<typeof memberConflictSchema>;

export const groupPredictionsSchema = z.object({
  group: syndicationGroupSchema,
  /** Members who may vote on the group's deals now. */
  memberCount: z.int(),
  record: estimateRecordSchema,
  /** Without the withheld ones. */
  deals: z.array(dealPredictionsSchema),
  withheld: z.array(withheldDealSchema),
  /** Those that hold, of the group's members with its companies, by company and name. */
  conflicts: z.array(memberConflictSchema),
});
export type GroupPredictions = z.output<typeof groupPredictionsSchema>;

/** One member's vote, for the admin of the member's group only. */
export const predictionSchema = z.object({
  ...voterSchema.shape,
  /** Has left the group since; the vote still counts. */
  isFormerMember: z.boolean(),
  choice: z.enum(VOTE_CHOICES),
  /** Given before the terms of the round changed, and not kept since; a conflict is never stale. */
  isStale: z.boolean(),
  /** When the member chose this, as ISO date-time; in an earlier round for a conflict of interest that holds. */
  votedAt: z.string(),
  /** When the member voted on this round for the first time; its start for such a conflict. */
  firstVotedAt: z.string(),
});
export type Prediction = z.output<typeof predictionSchema>;

/** How each member of a group voted on one deal, and who has not. */
export const venturePredictionsSchema = z.object({
  ...dealPredictionsShape,
  group: syndicationGroupSchema,
  /** Since when the asking admin has a conflict of interest: then there are neither votes nor names. Else null. */
  conflictSince: z.nullable(z.string()),
  /** Those that hold, by name. */
  conflicts: z.array(memberConflictSchema),
  /** By name; with the conflicts of interest from earlier rounds that still hold. */
  votes: z.array(predictionSchema),
  /** Members of the group who are still to vote, by name. */
  notVoted: z.array(voterSchema),
  /** When voting began, and its end so far: now, or when the round was closed. */
  period: z.nullable(z.object({ from: z.string(), until: z.string() })),
});
export type VenturePredictions = z.output<typeof venturePredictionsSchema>;
