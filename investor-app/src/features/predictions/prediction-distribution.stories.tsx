import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';

import { Box, Panel } from '@syndication/shared-ui/core';
import { countsFixture, noCounts, onPhone } from '@syndication/shared-ui/testing';
import { PredictionDistribution } from './prediction-distribution';

const meta = {
  title: 'Investor app/Predictions/Prediction distribution',
  component: PredictionDistribution,
  parameters: {
    docs: {
      description: {
        component:
          'The votes on one round for the admin of the group: average, voters, and how the votes ' +
          'spread, drawn and as a table in one. Conflicts stand apart and are in neither figure. In a ' +
          'list of deals use `PredictionGlance`; entrepreneurs see `PredictionSummary` only.',
      },
    },
  },
  args: { counts: countsFixture },
  decorators: [
    (Story) => (
      <Box maxW="form">
        <Panel>
          <Story />
        </Panel>
      </Box>
    ),
  ],
} satisfies Meta<typeof PredictionDistribution>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('71%')).toBeVisible();
    await expect(canvas.getByText('Average of 12 voters')).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Votes for each choice' }));
    await expect(table.getByRole('row', { name: /^75% 4 33%$/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /^Conflict of interest 2$/ })).toBeVisible();
  },
};

export const OneVote: Story = { args: { counts: { ...noCounts, '25%': 1 } } };
export const ManyVotes: Story = {
  args: {
    counts: {
      '100%': 1204,
      '75%': 388,
      '50%': 97,
      '25%': 12,
      '0%': 1,
      'Conflict of interest': 31,
    },
  },
};
export const OnlyConflicts: Story = {
  args: { counts: { ...noCounts, 'Conflict of interest': 3 } },
};
export const ZeroVotes: Story = {
  args: { counts: noCounts },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Conflict of Interest votes are not included.')).toBeVisible();
  },
};
export const Phone: Story = { globals: onPhone };
