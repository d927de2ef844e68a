import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';

import { Box, Heading, Panel } from '@syndication/shared-ui/core';
import { daysAgo, onPhone } from '@syndication/shared-ui/testing';
import { ParticipationChart } from './participation-chart';

const meta = {
  title: 'Investor app/Predictions/Turnout over time',
  component: ParticipationChart,
  parameters: {
    docs: {
      description: {
        component:
          'How many members of a group had voted by when, for the group admin who wonders whether to ' +
          'remind them or wait. The days fold out as a table. A group of its own, since it brings ' +
          'parts of d3: pages with an average alone use `PredictionSummary` or `PredictionGlance`.',
      },
    },
  },
  // Moments, of which half a one draws nothing.
  argTypes: { from: { control: false }, until: { control: false } },
  args: {
    votedAt: [39, 39, 38, 38, 36, 31, 30, 24, 12, 11, 11, 3].map(daysAgo),
    memberCount: 31,
    from: daysAgo(40),
    until: daysAgo(0),
  },
  decorators: [
    (Story) => (
      <Box maxW="form">
        <Panel>
          <Heading size="md" mb="3">
            Turnout
          </Heading>
          <Story />
        </Panel>
      </Box>
    ),
  ],
} satisfies Meta<typeof ParticipationChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AsATable: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 of 31 members have voted (39%).')).toBeVisible();
    await userEvent.click(canvas.getByText('As a table'));
    const table = canvas.getByRole('table', { name: 'Voters by day' });
    await expect(within(table).getAllByRole('row')).toHaveLength(10);
    await expect(within(table).getByRole('row', { name: /1 12$/ })).toBeVisible();
  },
};

export const EverybodyAtOnce: Story = {
  args: { votedAt: [39, 39, 39, 39].map(daysAgo), memberCount: 4 },
};
export const OneVoter: Story = { args: { votedAt: [daysAgo(2)], memberCount: 1 } };
export const Nobody: Story = { args: { votedAt: [] } };
export const Phone: Story = { globals: onPhone };
