import * as z from 'zod/mini';

import { oneLine, required, versionSchema, wholeNumber } from '../fields/fields.schemas';
import { idSchema } from '../fields/id.schemas';
import { AMOUNT_MAX_USD } from '../ventures/dollars.rules';
import { VENTURE_MESSAGES as TEXT } from '../ventures/venture-messages.rules';
import { VOTE_CHOICES } from '../votes/votes.rules';
import { OUTCOME_SOURCE_MAX_LENGTH, OUTCOME_STATES } from './outcomes.rules';

/** Whole US dollars that were really raised. */
const raisedSchema = z
  .number({ error: ({ code }) => (code === 'invalid_type' ? TEXT.wholeDollars : undefined) })
  .check(
    ...wholeNumber(TEXT.wholeDollars),
    z.minimum(0, TEXT.negativeAmount),
    z.maximum(AMOUNT_MAX_USD),
  );

/** What a founder says of a round that has ended. */
export const raisedInputSchema = z.object({ raised: raisedSchema });

/** A round that has ended, and its outcome. Moments are ISO date-times, amounts whole US dollars. */
export const roundOutcomeSchema = z.object({
  roundId: idSchema,
  ventureId: idSchema,
  companyName: z.string(),
  roundName: z.string(),
  /** What was asked for at the close; null where it was not stated, so that nothing can be said. */
  amount: z.nullable(z.number()),
  endedAt: z.string(),
  state: z.enum(OUTCOME_STATES),
  raised: z.nullable(z.number()),
  isFilled: z.nullable(z.boolean()),
  /** Where the confirmed amount is from; for those who may confirm it, else null. */
  source: z.nullable(z.string()),
  confirmedAt: z.nullable(z.string()),
  /** Counts writes; 0 before the first. */
  version: z.int(),
});
export type RoundOutcome = z.output<typeof roundOutcomeSchema>;

export const outcomeInputSchema = z.object({
  raised: raisedSchema,
  source: z
    .string(required(TEXT.required))
    .check(
      oneLine,
      z.trim(),
      z.minLength(1, TEXT.required),
      z.maxLength(OUTCOME_SOURCE_MAX_LENGTH),
    ),
  /** The version that it is based on; 0 for one that nobody has stated. */
  version: z.union([z.literal(0), versionSchema]),
});

/** The votes of one percentage, and how many of their rounds filled. */
const levelSchema = z.object({
  /** Percent. */
  level: z.int(),
  votes: z.int(),
  filled: z.int(),
  /** The range of the number of filled ones in 9 of 10 cases if the percent is right. */
  low: z.int(),
  high: z.int(),
});

/** Brier scores: 0 is best, 1 worst. */
const scoresSchema = z.object({
  /** Averaged over the time that each vote was in effect. */
  brier: z.number(),
  /** Of always predicting the share of the rounds that fill. */
  baseRateBrier: z.number(),
  /** Of the group's average at the same time; for a member's own record, else null. */
  groupBrier: z.nullable(z.number()),
  levels: z.array(levelSchema),
  /** Of the votes in effect at the end: score = miscalibration − discrimination + uncertainty (CORP). */
  miscalibration: z.number(),
  discrimination: z.number(),
  uncertainty: z.number(),
});

/** Brier of the plain average and of the adjusted estimate on the same past rounds. */
export const estimateScoresSchema = z.nullable(
  z.object({ rounds: z.int(), plain: z.number(), adjusted: z.number() }),
);

const recordShape = {
  /** Rounds that count: past their 120 days, with a confirmed outcome, voted on. */
  rounds: z.int(),
  filled: z.int(),
  /** Null below `RECORD_MIN_ROUNDS`. */
  scores: z.nullable(scoresSchema),
};

export const groupRecordSchema = z.object({
  ...recordShape,
  /** Whether the group's members may see it; if not, they get none of it. */
  isShown: z.boolean(),
  /** Rounds that have ended and whose outcome nobody has confirmed; for admins, else null. */
  openCases: z.nullable(z.int()),
  /** For admins from `RECORD_MIN_ROUNDS` on, else null. */
  estimates: estimateScoresSchema,
});
export type GroupRecord = z.output<typeof groupRecordSchema>;

export const ownRecordSchema = z.object({
  ...recordShape,
  /** The member's last votes on rounds that have ended, the latest first. */
  predictions: z.array(
    z.object({
      ventureId: idSchema,
      companyName: z.string(),
      roundName: z.string(),
      choice: z.enum(VOTE_CHOICES),
      votedAt: z.string(),
      endedAt: z.string(),
      state: z.enum(OUTCOME_STATES),
      isFilled: z.nullable(z.boolean()),
    }),
  ),
});
export type OwnRecord = z.output<typeof ownRecordSchema>;
