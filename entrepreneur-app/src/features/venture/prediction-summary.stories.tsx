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
          'voters as of the last snapshot, nothing else (section 6). Individual votes and their spread are for the group admin ' +
          'alone: `PredictionDistribution`.',
      },
    },
  },
  args: {
    average: 68,
    voterCount: 12,
    minBallots: 3,
    asOf: '2026-11-20T09:30:00Z',
    isRoundClosed: false,
  },
  argTypes: { average: { control: { type: 'range', min: 0, max: 100 } } },
} satisfies Meta<typeof PredictionSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('68%')).toBeVisible();
    await expect(canvas.getByText('Average of 12 voters')).toBeVisible();
    await expect(canvas.getByText(/As of/)).toHaveTextContent('As of November 20, 2026');
    await expect(canvas.getByText(/comes after three votes are added/)).toBeVisible();
  },
};
const none = { average: null, voterCount: 0, asOf: null };
export const WaitingForThree: Story = {
  args: none,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No average yet')).toBeVisible();
    await expect(canvas.getByText(/appears after three votes/)).toBeVisible();
    await expect(canvas.getByText('Conflict of Interest votes are not included.')).toBeVisible();
    await expect(canvas.queryByText(/%|voter|As of/)).not.toBeInTheDocument();
  },
};
export const WaitingForFive: Story = { args: { ...none, minBallots: 5 } };
export const Closed: Story = {
  args: { isRoundClosed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/this is the last count/)).toBeVisible();
    await expect(canvas.queryByText(/next count/)).not.toBeInTheDocument();
  },
};
export const ClosedWithTooFew: Story = {
  args: { ...none, isRoundClosed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No average')).toBeVisible();
    await expect(canvas.getByText(/too few votes for an average/)).toBeVisible();
  },
};
/** The letter of the specification: one voter is enough. */
export const OneIsEnough: Story = {
  args: { average: 25, voterCount: 1, minBallots: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('25%')[0]).toBeVisible();
    await expect(canvas.getByText('Average of 1 voter')).toBeVisible();
    await expect(canvas.getByText(/changes with every vote/)).toBeVisible();
  },
};
export const OneIsEnoughAndNoneVoted: Story = { args: { ...none, minBallots: 1 } };
export const Everybody: Story = { args: { average: 100, voterCount: 40 } };
export const Nobody: Story = { args: { average: 0, voterCount: 3 } };
export const Phone: Story = { globals: onPhone };
