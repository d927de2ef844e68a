import { countChoices, type ChoiceCounts } from '@syndication/contract/votes/votes.rules';

/** Twelve voters who average 71 %, and two members with a conflict. */
export const countsFixture: ChoiceCounts = {
  '100%': 4,
  '75%': 4,
  '50%': 2,
  '25%': 2,
  '0%': 0,
  'Conflict of interest': 2,
};

export const noCounts = countChoices([]);
