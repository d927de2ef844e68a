import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';

import { onPhone } from '@syndication/shared-ui/testing';
import { PredictionSummary } from './prediction-summary';

const meta = {
  title: 'Entrepreneur app/Venture/Votes Feedback',
  component: PredictionSummary,
  parameters: {
    docs: {
      description: {
        component:
          'What an entrepreneur may know of the votes on the current round: average and number of ' +
          'voters, nothing else (section 6). Individual votes and their spread are for the group admin ' +
          'alone: `PredictionDistribution`.',
      },
    },
  },
  args: { average: 68, voterCount: 12, minVoters: 3 },
  argTypes: { average: { control: { type: 'range', min: 0, max: 100 } } },
} satisfies Meta<typeof PredictionSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneVoter: Story = {
  args: { average: null, voterCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 voter so far.')).toBeVisible();
    await expect(canvas.getByText(/appears with the third voter/)).toBeVisible();
    await expect(canvas.queryByText(/%/)).not.toBeInTheDocument();
  },
};
export const TwoVoters: Story = {
  args: { average: null, voterCount: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 voters so far.')).toBeVisible();
  },
};
export const ThreeVoters: Story = {
  args: { average: 58, voterCount: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('58%')).toBeVisible();
    await expect(canvas.queryByText(/appears with/)).not.toBeInTheDocument();
  },
};
/** The letter of the specification: one voter is enough. */
export const OneIsEnough: Story = {
  args: { average: 25, voterCount: 1, minVoters: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('25%')[0]).toBeVisible();
    await expect(canvas.getByText('Average of 1 voter')).toBeVisible();
  },
};
export const Everybody: Story = { args: { average: 100, voterCount: 40 } };
export const Nobody: Story = { args: { average: 0, voterCount: 3 } };
export const ZeroVotes: Story = {
  args: { average: null, voterCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Conflict of Interest votes are not included.')).toBeVisible();
  },
};
export const Mobile: Story = { globals: onPhone };
