import { compareCompanyNames } from '../ventures/deal-list.rules';
import { VOTE_CHOICES } from '../votes/votes.rules';
import { type ChoiceCounts } from '../votes/vote-summary.rules';

/** Section 1: prediction data is for the admin of the group alone. */
export function predictionsNote(groupTitle: string): string {
  return `Confidential: only admins of ${groupTitle} see how its members vote. Each time you open this page is logged.`;
}

/** Everybody who voted, conflicts of interest included: a conflict is an answer too. */
export function countVoted(counts: ChoiceCounts): number {
  return VOTE_CHOICES.reduce((sum, choice) => sum + counts[choice], 0);
}

/** Rounded percent (half up); 0 of nothing. Divided last, or 23 of 40 would be less than 57.5 in floating point. */
export const percentOf = (part: number, all: number): number =>
  all === 0 ? 0 : Math.round((part * 100) / all);

/** Sort orders of the predictions list, with the texts of the selector. */
export const PREDICTION_SORTS = {
  'average-desc': 'Average: highest first, 1–2 voters last',
  'adjusted-desc': 'Adjusted estimate: highest first',
  'participation-desc': 'Turnout: highest first',
  'participation-asc': 'Turnout: lowest first',
  'name-asc': 'Company name: A to Z',
} as const;
export type PredictionSort = keyof typeof PREDICTION_SORTS;
export const DEFAULT_PREDICTION_SORT: PredictionSort = 'average-desc';

interface SortablePrediction {
  companyName: string;
  /** Null without votes that count. */
  average: number | null;
  voterCount: number;
  counts: ChoiceCounts;
  adjusted: { percent: number } | null;
}

/** The average of fewer voters says little: it comes after those of at least as many. */
const ENOUGH_VOTERS = 3;

/** Below every average, 0% included. */
const NO_AVERAGE = -1;

/** Compares two deals in one of the orders; of equal ones the one with more voters, then by name. */
export function comparePredictions(
  sort: PredictionSort,
  a: SortablePrediction,
  b: SortablePrediction,
): number {
  const byName = compareCompanyNames(a.companyName, b.companyName);
  const byEnough = Number(b.voterCount >= ENOUGH_VOTERS) - Number(a.voterCount >= ENOUGH_VOTERS);
  const byVoted = countVoted(b.counts) - countVoted(a.counts);
  switch (sort) {
    case 'average-desc':
      return (
        byEnough ||
        (b.average ?? NO_AVERAGE) - (a.average ?? NO_AVERAGE) ||
        b.voterCount - a.voterCount ||
        byName
      );
    case 'adjusted-desc':
      return (
        (b.adjusted?.percent ?? NO_AVERAGE) - (a.adjusted?.percent ?? NO_AVERAGE) ||
        comparePredictions('average-desc', a, b)
      );
    case 'participation-desc':
      return byVoted || byName;
    case 'participation-asc':
      return -byVoted || byName;
    case 'name-asc':
      return byName;
  }
}
