import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { getVenture } from '@syndication/contract/ventures/ventures.endpoints';
import { DEAL_NOT_LISTED_TEXT } from '@syndication/contract/ventures/ventures.rules';
import { deleteVote, postVote } from '@syndication/contract/votes/votes.endpoints';
import {
  answer,
  difficultDeals,
  dropConnection,
  fail,
  investorSession,
  neverAnswer,
  RemoteScreens,
  roundFixture,
  screenParameters,
  staffSession,
  ventureFixture,
} from '@syndication/shared-ui/testing';

import app from '../app';

const deal = ventureFixture();
const vote = answer(postVote, ({ body }) => ({
  choice: (body as { choice: '100%' }).choice,
  votedAt: new Date().toISOString(),
}));

const withdrawal = answer(deleteVote, undefined);

const meta: Meta<typeof RemoteScreens> = {
  title: 'Screens/Investor/Venture',
  component: RemoteScreens,
  args: { app, session: investorSession, at: `/ventures/${deal.id}` },
  parameters: {
    ...screenParameters,
    msw: { handlers: [answer(getVenture, deal), vote, withdrawal] },
  },
};
export default meta;
type Story = StoryObj<typeof RemoteScreens>;

export const Default: Story = {};
/** Staff look at the deals of all groups, and vote in their own ones only. */
export const ForStaff: Story = { args: { session: staffSession } };
export const RoundClosed: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(
          getVenture,
          ventureFixture({
            currentVentureRound: roundFixture({ isRoundClosed: true }),
            ownVote: { choice: '50%', votedAt: deal.confirmedAt },
          }),
        ),
      ],
    },
  },
};
/** Opened by its link, long after the list has dropped it. */
export const LeftTheList: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(
          getVenture,
          ventureFixture({
            daysSinceUpdate: 70,
            dealStatus: 'removed',
            ownVote: { choice: '75%', votedAt: deal.createdAt },
          }),
        ),
      ],
    },
  },
};
/** The deal leaves the list while its page is open, which a vote finds out. */
function leavesTheList() {
  let isListed = true;
  return [
    answer(getVenture, () =>
      isListed ? deal : ventureFixture({ daysSinceUpdate: 70, dealStatus: 'removed' }),
    ),
    fail(postVote, () => {
      isListed = false;
      return { status: 409, code: 'DEAL_NOT_LISTED', message: DEAL_NOT_LISTED_TEXT };
    }),
  ];
}
export const LeavesTheListMeanwhile: Story = { parameters: { msw: { handlers: leavesTheList() } } };
const difficult = (index: number) => ({
  msw: { handlers: [answer(getVenture, difficultDeals[index] ?? deal), vote] },
});
/** Owners write what they like: none of it acts on the page or leaves it. */
export const Scripts: Story = { parameters: difficult(0) };
export const LongWords: Story = { parameters: difficult(2) };
export const FromRightToLeft: Story = { parameters: difficult(5) };
export const Loading: Story = { parameters: { msw: { handlers: [neverAnswer(getVenture)] } } };
export const NotFound: Story = {
  parameters: {
    msw: {
      handlers: [
        fail(getVenture, { status: 404, code: 'NOT_FOUND', message: 'There is no such deal.' }),
      ],
    },
  },
};
export const Error: Story = { parameters: { msw: { handlers: [dropConnection(getVenture)] } } };
export const VoteNotAnswered: Story = {
  parameters: { msw: { handlers: [answer(getVenture, deal), dropConnection(postVote)] } },
};
