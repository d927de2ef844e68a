import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { expect } from 'storybook/test';

import { dealsFixture, roundFixture, ventureFixture } from '@syndication/shared-ui/testing';
import { VotePanel } from './vote-panel';

const meta: Meta<typeof VotePanel> = {
  title: 'Investor app/Deals/Vote panel',
  component: VotePanel,
  args: { venture: ventureFixture(), onVote: () => undefined, isPending: false, error: null },
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

export const Default: Story = {};
export const Voted: Story = { args: { venture: dealsFixture[0] ?? ventureFixture() } };
export const Pending: Story = { args: { isPending: true } };
export const Failed: Story = { args: { error: 'The round was closed in the meantime.' } };
export const LeftTheList: Story = {
  args: { venture: ventureFixture({ daysSinceUpdate: 70, dealStatus: 'removed' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/has left the list, so it takes no votes/)).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const RoundClosed: Story = {
  args: {
    venture: ventureFixture({ currentVentureRound: roundFixture({ isRoundClosed: true }) }),
  },
};
