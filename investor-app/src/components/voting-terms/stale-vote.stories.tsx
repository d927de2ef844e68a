import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { onPhone } from '@syndication/shared-ui/testing';
import { expect, fn } from 'storybook/test';

import { StaleVote } from './stale-vote';

const changedAt = '2026-11-10T12:00:00.000Z';
const vote = { choice: '75%', votedAt: '2026-11-01T12:00:00.000Z' } as const;
const amount = { fact: 'amount', before: 1_000_000, after: 1_500_000, changedAt } as const;

const meta = {
  title: 'Investor app/Voting/Stale vote',
  component: StaleVote,
  args: { vote: { ...vote, staleTerms: [amount] }, onKeep: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A vote knows the terms that it was given on: amount, valuation and type of security. When they change, its owner reads what was and what is, and keeps the vote with one click or chooses another.',
      },
    },
  },
} satisfies Meta<typeof StaleVote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(
      'Raise amount: was $1,000,000 → , now $1,500,000',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Keep 75%' }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
};
export const AllTerms: Story = {
  args: {
    vote: {
      ...vote,
      staleTerms: [
        amount,
        { fact: 'valuation', before: null, after: 8_000_000, changedAt },
        { fact: 'securityType', before: 'SAFE', after: 'Convertible note', changedAt },
      ],
    },
  },
};
export const Phone: Story = { ...AllTerms, globals: onPhone };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Fresh: Story = {
  args: { vote },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('Terms');
  },
};
