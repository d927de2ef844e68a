import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { COMMITTED_LEVELS } from '@syndication/contract/ventures/ventures.rules';

import { CommittedMeter } from './committed-meter';
import { Stack } from './layout';

const meta = {
  title: 'Core/Committed meter',
  component: CommittedMeter,
  parameters: {
    docs: {
      description: {
        component:
          'How full a round is: four quarters, because the entrepreneur states quarters, and the words as they were stated. Rounds may hold other words than the five; those with a percent are drawn, the rest are written. Votes are drawn by `VotesFeedback`, which has a scale.',
      },
    },
  },
  args: { committed: 'At least (50%)' },
  argTypes: { committed: { control: 'select', options: COMMITTED_LEVELS } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '16rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CommittedMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryValue: Story = {
  render: () => (
    <Stack gap="4">
      {COMMITTED_LEVELS.map((committed) => (
        <CommittedMeter key={committed} committed={committed} />
      ))}
    </Stack>
  ),
};

export const OtherWords: Story = { args: { committed: 'Two thirds, by handshake' } };
export const NotStated: Story = { args: { committed: null } };
