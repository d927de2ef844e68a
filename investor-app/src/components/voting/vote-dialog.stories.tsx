import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import {
  difficultDeals,
  findDangers,
  findOverflow,
  investorSession,
  onPhone,
  ScreenHost,
  ventureFixture,
} from '@syndication/shared-ui/testing';
import { VoteDialog } from './vote-dialog';

const meta: Meta<typeof VoteDialog> = {
  title: 'Investor app/Deals/Vote dialog',
  component: VoteDialog,
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <ScreenHost session={investorSession}>
        <Story />
      </ScreenHost>
    ),
  ],
  args: {
    deal: ventureFixture(),
    onVote: fn(() => Promise.resolve(null)),
    onClose: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Asks a member for a vote on one deal, from the list of deals. On the page of a venture use the vote panel instead, which votes at once.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof VoteDialog>;

const choice = (name: string) => screen.findByRole('radio', { name });
const voteButton = () => screen.findByRole('button', { name: 'Vote' });

/** Vote stays disabled until a choice is made. */
export const Default: Story = {
  play: async () => {
    await screen.findByRole('dialog', { name: 'Tidewater Robotics' });
    await expect(await screen.findAllByRole('radio')).toHaveLength(6);
    await expect(await voteButton()).toBeDisabled();
    await userEvent.click(await choice('75%'));
    await expect(await voteButton()).toBeEnabled();
  },
};

export const ClosesOnEscape: Story = {
  play: async ({ args }) => {
    await userEvent.click(await choice('75%'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    await expect(args.onVote).not.toHaveBeenCalled();
  },
};

/** Arrow keys move through the choices. */
export const ByArrowKeys: Story = {
  play: async () => {
    (await choice('100%')).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await choice('75%')).toBeChecked();
  },
};

/** The choice is posted once, and the dialog closes. */
export const Voting: Story = {
  play: async ({ args }) => {
    await userEvent.click(await choice('Conflict of interest'));
    await userEvent.click(await voteButton());
    await expect(args.onVote).toHaveBeenCalledWith(
      'Conflict of interest',
      false,
      expect.any(AbortSignal),
    );
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
};

export const VotedBefore: Story = {
  args: {
    deal: ventureFixture({ ownVote: { choice: '25%', votedAt: '2025-01-01T00:00:00.000Z' } }),
  },
  play: async () => {
    await expect(await screen.findByText(/^Your previous choice:/)).toHaveTextContent(
      '25%, on Jan 1, 2025',
    );
    await expect(await choice('25%')).toBeChecked();
    await expect(await voteButton()).toBeEnabled();
  },
};

/** A percentage asks first whether the conflict is over. */
export const ConflictOfInterest: Story = {
  args: {
    deal: ventureFixture({ conflict: { since: '2026-03-02T10:00:00.000Z', reason: null } }),
  },
  play: async ({ args }) => {
    await expect(await choice('Conflict of interest')).toBeChecked();
    await userEvent.click(await choice('50%'));
    await userEvent.click(await voteButton());
    const question = await screen.findByRole('dialog', { name: 'Is the conflict over?' });
    await expect(question).toHaveTextContent('on Mar 2, 2026');
    await expect(args.onVote).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Yes, vote 50%' }));
    await expect(args.onVote).toHaveBeenCalledWith('50%', true, expect.any(AbortSignal));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
};

/** A refused vote says why, clears the selection and leaves the dialog open. */
export const Refused: Story = {
  args: {
    onVote: () =>
      Promise.resolve({ title: 'Your vote was not counted', reason: 'The round is closed.' }),
  },
  play: async ({ args }) => {
    await userEvent.click(await choice('50%'));
    await userEvent.click(await voteButton());
    await expect(await screen.findByRole('alert')).toHaveTextContent('The round is closed.');
    await expect(await choice('50%')).not.toBeChecked();
    await expect(await voteButton()).toBeDisabled();
    await expect(await choice('100%')).toHaveFocus();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A company's name of one long word stays in the dialog. */
export const LongWord: Story = {
  args: { deal: difficultDeals[2] ?? ventureFixture() },
  globals: onPhone,
  play: async () => {
    const dialog = await screen.findByRole('dialog', {
      name: difficultDeals[2]?.companyName ?? '',
    });
    await expect(findDangers(dialog)).toEqual([]);
    await expect(findOverflow([dialog])).toEqual([]);
  },
};
export const Phone: Story = { globals: onPhone };
