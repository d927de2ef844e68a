import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';

import { Box, Panel } from '@syndication/shared-ui/core';
import { daysAgo, roundFixture, roundsFixture } from '../testing';
import { onPhone } from '../testing/story-states';
import { RoundsTimeline } from './rounds-timeline';

const meta = {
  title: 'Rounds/Rounds timeline',
  component: RoundsTimeline,
  parameters: {
    docs: {
      description: {
        component:
          'The history of a company’s rounds where it matters how they grew: Rounds History on the deals ' +
          'page, the round history viewer of the edit page. A meter is as long as the amount is large ' +
          'beside the largest, its quarters are filled as far as it is committed; every figure stands in words too. For ' +
          'the current round alone use `CommittedMeter` with its terms.',
      },
    },
  },
  args: { rounds: roundsFixture },
  decorators: [
    (Story) => (
      <Box maxW="form">
        <Panel>
          <Story />
        </Panel>
      </Box>
    ),
  ],
} satisfies Meta<typeof RoundsTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(names[0]).toMatch(/^Pre-seed/);
    await expect(names.at(-1)).toMatch(/^Series A.*Open.*day 40 of 120/);
  },
};

export const OneOpenRound: Story = { args: { rounds: [roundFixture()] } };

export const Concluded: Story = {
  args: {
    rounds: [roundFixture({ createdAt: daysAgo(131), isRoundClosed: true, isEditable: false })],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/concluded after 120 days/)).toBeVisible();
  },
};

export const ClosedByTheNextRound: Story = {
  args: {
    rounds: [
      roundFixture({ id: 'b', name: 'Round 2', createdAt: daysAgo(30) }),
      roundFixture({
        id: 'a',
        name: 'Round 1',
        createdAt: daysAgo(130),
        updatedAt: daysAgo(30),
        isRoundClosed: true,
        isEditable: false,
      }),
    ],
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/Round Closed.*last updated/);
  },
};

export const ClosedAndStillEditable: Story = {
  args: { rounds: [roundFixture({ isRoundClosed: true })] },
};

export const FactsMissing: Story = {
  args: {
    rounds: [roundFixture({ amount: null, valuation: null, committed: null, securityType: null })],
  },
};

export const VeryDifferentAmounts: Story = {
  args: {
    rounds: [
      roundFixture({
        id: 'a',
        name: 'Friends and family',
        amount: 25_000,
        createdAt: daysAgo(500),
      }),
      roundFixture({ id: 'b', name: 'Series B', amount: 42_000_000, valuation: 310_000_000 }),
    ],
  },
};

export const LongText: Story = {
  args: {
    rounds: [
      roundFixture({
        name: 'Second extension of the convertible note of 2024 for existing investors',
        securityType: 'Other',
        other:
          'Participating preferred with a one-times preference, convertible at the next priced round of at least three million dollars',
      }),
    ],
  },
  globals: onPhone,
};

export const Phone: Story = { globals: onPhone };
export const Empty: Story = { args: { rounds: [] } };
