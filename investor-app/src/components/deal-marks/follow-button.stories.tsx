import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { deleteFollow, putFollow } from '@syndication/contract/member-deals/member-deals.endpoints';
import {
  answer,
  dropConnection,
  investorSession,
  ScreenHost,
  ventureFixture,
} from '@syndication/shared-ui/testing';

import { FollowButton } from './follow-button';

const meta = {
  title: 'Investor app/Deals/Follow button',
  component: FollowButton,
  args: { deal: ventureFixture() },
  decorators: [
    (Story) => (
      <ScreenHost session={investorSession}>
        <Story />
      </ScreenHost>
    ),
  ],
  parameters: {
    msw: { handlers: [answer(putFollow, undefined), answer(deleteFollow, undefined)] },
    docs: {
      description: {
        component:
          'Follows a deal, or follows it no longer. The choice shows at once wherever the deal is shown; a failure takes it back and says so.',
      },
    },
  },
} satisfies Meta<typeof FollowButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFollowed: Story = {};
export const Followed: Story = { args: { deal: ventureFixture({ isFollowed: true }) } };
export const Refused: Story = {
  parameters: { msw: { handlers: [dropConnection(putFollow)] } },
};
