import { VOTE_CHOICES, type VoteChoice } from './votes.rules';

/** The percentage of a choice; a conflict of interest has no weight (section 9). */
export const VOTE_WEIGHTS: Record<VoteChoice, number | null> = {
  '100%': 100,
  '75%': 75,
  '50%': 50,
  '25%': 25,
  '0%': 0,
  'Conflict of interest': null,
};

/** Shown when a venture has no votes that count (section 2). */
export const ZERO_VOTES_NOTE = 'Conflict of Interest votes are not included.';

export interface PredictionSummary {
  /** Rounded percent (half up), or null without votes that count. */
  average: number | null;
  /** Votes that count: without conflicts of interest. */
  voterCount: number;
}

/** How many voters chose what. */
export type ChoiceCounts = Readonly<Record<VoteChoice, number>>;

export function countChoices(choices: readonly VoteChoice[]): ChoiceCounts {
  const counts = Object.fromEntries(VOTE_CHOICES.map((choice) => [choice, 0])) as Record<
    VoteChoice,
    number
  >;
  for (const choice of choices) counts[choice] += 1;
  return counts;
}

/** Average and count of a round's predictions from the votes for each choice (section 9). */
export function summarizeCounts(counts: ChoiceCounts): PredictionSummary {
  let sum = 0;
  let voterCount = 0;
  for (const choice of VOTE_CHOICES) {
    const weight = VOTE_WEIGHTS[choice];
    if (weight === null) continue;
    sum += weight * counts[choice];
    voterCount += counts[choice];
  }
  return { average: voterCount === 0 ? null : Math.round(sum / voterCount), voterCount };
}

/** Average and count of a round's predictions (section 9). */
export function summarizePredictions(choices: readonly VoteChoice[]): PredictionSummary {
  return summarizeCounts(countChoices(choices));
}
