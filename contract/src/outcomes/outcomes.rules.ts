/** Fixed before anybody votes, and shown beside the vote. */
export const OUTCOME_RULE =
  'A round counts as filled when its commitments reach the amount asked for, at its close or after 120 days.';

/** Resolved rounds from which on a record has scores; fewer say little, and would reveal single votes. */
export const RECORD_MIN_ROUNDS = 20;

/** With fewer votes than this, a level of the calibration is drawn in grey. */
export const LEVEL_MIN_VOTES = 5;

/** In characters. */
export const OUTCOME_SOURCE_MAX_LENGTH = 500;

/** What is known about the outcome of an ended round. */
export const OUTCOME_STATES = ['missing', 'provisional', 'confirmed'] as const;
export type OutcomeState = (typeof OUTCOME_STATES)[number];

/** Whether a round filled; null as long as the amount raised, or the one asked for, is not known. */
export const isFilled = (raised: number | null, amount: number | null): boolean | null =>
  raised === null || amount === null ? null : raised >= amount;
