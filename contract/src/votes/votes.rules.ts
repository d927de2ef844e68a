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

function isVoteChoice(text: string): text is VoteChoice {
  return (VOTE_CHOICES as readonly string[]).includes(text);
}

/** The short choice for a short or long label; null for anything else. */
export function toVoteChoice(label: string): VoteChoice | null {
  if (isVoteChoice(label)) return label;
  return Object.hasOwn(LONG_VOTE_LABELS, label) ? LONG_VOTE_LABELS[label as LongVoteLabel] : null;
}
