import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { PredictionSummary } from './prediction-summary';

const meta = {
  title: 'Predictions/PredictionSummary',
  component: PredictionSummary,
  args: { average: 68, voterCount: 12 },
} satisfies Meta<typeof PredictionSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneVoter: Story = { args: { average: 25, voterCount: 1 } };
export const Everybody: Story = { args: { average: 100, voterCount: 40 } };
export const Nobody: Story = { args: { average: 0, voterCount: 3 } };
export const ZeroVotes: Story = { args: { average: null, voterCount: 0 } };
