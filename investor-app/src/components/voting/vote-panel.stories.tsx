import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { OUTCOME_RULE } from '@syndication/contract/outcomes/outcomes.rules';
import { expect, fn, userEvent } from 'storybook/test';

import { dealsFixture, roundFixture, ventureFixture } from '@syndication/shared-ui/testing';
import { VotePanel } from './vote-panel';

const meta: Meta<typeof VotePanel> = {
  title: 'Investor app/Deals/Vote panel',
  component: VotePanel,
  parameters: {
    docs: {
      description: {
        component:
          'The member’s vote beside a deal: a key votes at once. In a row of a list use the vote dialog, in a place of its own the keys alone.',
      },
    },
  },
  args: { venture: ventureFixture(), onVote: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof VotePanel>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('When is a round filled?'));
    await expect(canvas.getByText(OUTCOME_RULE)).toBeVisible();
  },
};
/** A vote can be changed and taken back for as long as the round is open. */
export const Voted: Story = {
  args: { venture: dealsFixture[0] ?? ventureFixture() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: '75%', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take back' }));
    await expect(args.onVote).toHaveBeenCalledWith(null);
  },
};
/** Without a connection, for example; the notice says what is being done. */
export const NotSentYet: Story = {
  args: { venture: dealsFixture[0] ?? ventureFixture(), isUnsent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your vote, not sent yet/)).toHaveTextContent(/: 75%$/);
  },
};
/** From an earlier round: the deal is not asked for a vote, and a key asks whether the conflict is over. */
export const ConflictOfInterest: Story = {
  args: {
    venture: ventureFixture({ conflict: { since: '2026-03-02T10:00:00.000Z', reason: null } }),
  },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('button', { name: 'Conflict of interest', pressed: true }),
    ).toBeVisible();
    await expect(canvas.getByText(/^since/)).toHaveTextContent(
      'Conflict of interest since Mar 2, 2026.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Take back' }));
    await expect(args.onVote).toHaveBeenCalledWith(null);
  },
};
export const LeftTheList: Story = {
  args: { venture: ventureFixture({ daysSinceUpdate: 70, dealStatus: 'removed' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/has left the list, so you cannot vote on it/)).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const RoundClosed: Story = {
  args: {
    venture: ventureFixture({ currentVentureRound: roundFixture({ isRoundClosed: true }) }),
  },
};
