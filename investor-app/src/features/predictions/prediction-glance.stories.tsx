import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';

import { countsFixture, noCounts } from '@syndication/shared-ui/testing';
import { PredictionGlance } from './prediction-glance';

const meta = {
  title: 'Investor app/Predictions/Prediction glance',
  component: PredictionGlance,
  parameters: {
    docs: {
      description: {
        component:
          'The spread of the votes at the size of a list row: columns from 0% to 100%, conflicts apart ' +
          'in grey, and the same in words. Where there is room use `PredictionDistribution`.',
      },
    },
  },
  args: { counts: countsFixture },
} satisfies Meta<typeof PredictionGlance>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 voters, 2 conflicts')).toBeVisible();
  },
};
export const OnEarlierTerms: Story = {
  args: { staleCount: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 voters, 2 conflicts, 3 on earlier terms')).toBeVisible();
  },
};
export const OneVote: Story = { args: { counts: { ...noCounts, '0%': 1 } } };
export const OnlyConflicts: Story = {
  args: { counts: { ...noCounts, 'Conflict of interest': 1 } },
};
export const ZeroVotes: Story = { args: { counts: noCounts } };
/** With an interval from ten votes on the current terms on. */
export const Adjusted: Story = {
  args: { adjusted: { percent: 52, low: 38, high: 66, isInterval: true, voterCount: 14 } },
};
/** With few of them the lowest and the highest vote. */
export const AdjustedFromFewVotes: Story = {
  args: { adjusted: { percent: 55, low: 25, high: 100, isInterval: false, voterCount: 4 } },
};
