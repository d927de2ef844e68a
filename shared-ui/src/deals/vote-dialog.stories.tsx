import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { dealsFixture, onPhone, ventureFixture } from '../testing';
import { VoteDialog } from './vote-dialog';

const meta: Meta<typeof VoteDialog> = {
  title: 'Deals/VoteDialog',
  component: VoteDialog,
  tags: ['!autodocs'],
  args: {
    deal: ventureFixture(),
    onVote: () => Promise.resolve(null),
    onClose: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof VoteDialog>;

export const Default: Story = {};
export const VotedBefore: Story = { args: { deal: dealsFixture[0] ?? ventureFixture() } };
export const Failing: Story = {
  args: { onVote: () => Promise.resolve('The round was closed in the meantime.') },
};
export const Mobile: Story = { globals: onPhone };
