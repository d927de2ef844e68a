import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';

import { findOverflow, onPhone, ventureFixture } from '@syndication/shared-ui/testing';
import { VoteKeys } from './vote-keys';

const meta: Meta<typeof VoteKeys> = {
  title: 'Investor app/Voting/Vote keys',
  component: VoteKeys,
  args: { deal: ventureFixture(), value: null, onVote: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Votes at once, wherever the deal can be judged: on its page, at the voting desk, in a comparison. Always with a `VoteNotice` on the screen, which offers Undo. Where a vote wants a question first, use the vote dialog.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof VoteKeys>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '25%' }));
    await expect(args.onVote).toHaveBeenCalledWith('25%');
  },
};
export const Voted: Story = {
  args: { value: '75%' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1);
  },
};
export const ConflictOfInterest: Story = { args: { value: 'Conflict of interest' } };
/** At a keyboard each key shows its number; a screen reader says the choice alone. */
export const WithDigits: Story = {
  args: { hasDigits: true, value: '50%' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '0%' })).toBeVisible();
  },
};
/** The second click of a double click votes no second time. */
export const DoubleClick: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: '50%' }));
    await expect(args.onVote).toHaveBeenCalledTimes(1);
  },
};
/** In a column of 240 px, as when deals are compared. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(findOverflow([canvasElement])).toEqual([]);
  },
};
export const Phone: Story = { globals: onPhone };
