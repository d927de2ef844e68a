/** Path of the voting desk: one deal after the other. */
export const VOTE_DESK_PATH = '/vote';

/** Vote choices in their order (section 3). */
export const VOTE_CHOICES = ['100%', '75%', '50%', '25%', '0%', 'Conflict of interest'] as const;
export type VoteChoice = (typeof VOTE_CHOICES)[number];

/** Older stored labels and the short choice that each equals (section 3). */
export const LONG_VOTE_LABELS = {
  'Likely to raise $500k': '100%',
  'Likely to raise some money': '75%',
  '50% chance of raising money': '50%',
  '25% chance of raising money': '25%',
  'Unlikely to raise money': '0%',
} as const satisfies Record<string, VoteChoice>;
export type LongVoteLabel = keyof typeof LONG_VOTE_LABELS;

/** Percent that a choice stands for; a conflict of interest has no weight (section 9). */
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

function isVoteChoice(text: string): text is VoteChoice {
  return (VOTE_CHOICES as readonly string[]).includes(text);
}

/** The short choice for a short or long label; null for anything else. */
export function toVoteChoice(label: string): VoteChoice | null {
  if (isVoteChoice(label)) return label;
  return Object.hasOwn(LONG_VOTE_LABELS, label) ? LONG_VOTE_LABELS[label as LongVoteLabel] : null;
}

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
