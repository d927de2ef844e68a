import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { putFollow, putNote } from '@syndication/contract/member-deals/member-deals.endpoints';
import { getVenture, getVentures } from '@syndication/contract/ventures/ventures.endpoints';
import { DEAL_NOT_LISTED_TEXT } from '@syndication/contract/ventures/venture-messages.rules';
import { deleteVote, postVote } from '@syndication/contract/votes/votes.endpoints';
import {
  answer,
  daysAgo,
  dealsFixture,
  difficultDeals,
  dropConnection,
  fail,
  investorSession,
  neverAnswer,
  onPhone,
  RemoteScreens,
  roundFixture,
  roundsFixture,
  screenParameters,
  staffSession,
  ventureFixture,
} from '@syndication/shared-ui/testing';

import app from '../app';

const deal = ventureFixture();
/** The list that the deal is in, and what a member keeps. */
const around = [
  answer(getVentures, [deal, ...dealsFixture.slice(1)]),
  answer(putFollow, undefined),
  answer(putNote, { savedAt: new Date().toISOString() }),
];
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
    msw: { handlers: [answer(getVenture, deal), vote, withdrawal, ...around] },
  },
};
export default meta;
type Story = StoryObj<typeof RemoteScreens>;

export const Default: Story = {};
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: { theme: 'dark' } };
const changed = ventureFixture({
  isFollowed: true,
  note: { text: 'Ask about the pilot with the port of Boston.', savedAt: daysAgo(5) },
  news: { since: daysAgo(3), isNew: false },
  ownVote: { choice: '50%', votedAt: daysAgo(12) },
  currentVentureRound: { ...roundFixture(), ...roundsFixture[0], committed: 'At least (75%)' },
  ventureRounds: roundsFixture.slice(1),
  changes: [
    {
      fact: 'securityType',
      before: 'SAFE',
      after: 'Priced round',
      changedAt: daysAgo(8),
    },
    {
      fact: 'committed',
      before: 'At least (50%)',
      after: 'At least (75%)',
      changedAt: daysAgo(1),
    },
    { fact: 'amount', before: 4_000_000, after: 5_000_000, changedAt: daysAgo(1) },
  ],
});
/** With changes since the last visit and since the vote, a note, and earlier rounds. */
export const Changed: Story = {
  parameters: { msw: { handlers: [answer(getVenture, changed), vote, withdrawal, ...around] } },
};
export const ChangedOnPhone: Story = { ...Changed, globals: onPhone };
/** Changed since the last visit, which was after the vote's day: both lists are one. */
export const ChangedOnce: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(getVenture, { ...changed, changes: changed.changes.slice(1) }),
        vote,
        withdrawal,
        ...around,
      ],
    },
  },
};
/** Declared in an earlier round: no vote is due, and the reason is shown beside it. */
export const ConflictOfInterest: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(getVenture, {
          ...changed,
          ownVote: null,
          conflict: { since: daysAgo(90), reason: 'My sister is on their board.' },
        }),
        vote,
        withdrawal,
        ...around,
      ],
    },
  },
};
export const ConflictOfInterestOnPhone: Story = { ...ConflictOfInterest, globals: onPhone };
/** Updated 59 days ago: voting ends tomorrow, with the listing. */
export const Stale: Story = {
  parameters: {
    msw: {
      handlers: [answer(getVenture, ventureFixture({ daysSinceUpdate: 59 })), vote, ...around],
    },
  },
};
/** A deal that is not on the list of the group that is shown. */
export const NotOnTheList: Story = {
  parameters: {
    msw: { handlers: [answer(getVenture, deal), vote, answer(getVentures, [])] },
  },
};
/** Staff look at the deals of all groups, and vote in their own ones only. */
export const ForStaff: Story = { args: { session: staffSession } };
export const RoundClosed: Story = {
  parameters: {
    msw: {
      handlers: [
        ...around,
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
/** The founder asks for more than when the member voted. */
export const TermsChanged: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(
          getVenture,
          ventureFixture({
            ownVote: {
              choice: '75%',
              votedAt: deal.createdAt,
              staleTerms: [
                {
                  fact: 'amount',
                  before: 1_000_000,
                  after: 1_500_000,
                  changedAt: deal.confirmedAt,
                },
              ],
            },
          }),
        ),
        vote,
        ...around,
      ],
    },
  },
};
/** Opened by its link, long after the list has dropped it. */
export const LeftTheList: Story = {
  parameters: {
    msw: {
      handlers: [
        ...around,
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
/** Staff see it all the same; its days on the list go on. */
export const Hidden: Story = {
  parameters: {
    msw: {
      handlers: [...around, answer(getVenture, ventureFixture({ dealStatus: 'removed' }))],
    },
  },
};
/** The deal leaves the list while its page is open, which a vote finds out. */
function leavesTheList() {
  let isListed = true;
  return [
    ...around,
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
  msw: { handlers: [answer(getVenture, difficultDeals[index] ?? deal), vote, ...around] },
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
/** To a member who was taken out of the only group. */
export const NotFoundWithoutGroup: Story = {
  ...NotFound,
  args: {
    session: {
      ...investorSession,
      member: { ...investorSession.member, syndicationGroup: null, syndicationGroups: [] },
    },
  },
};
export const Error: Story = { parameters: { msw: { handlers: [dropConnection(getVenture)] } } };
export const VoteNotAnswered: Story = {
  parameters: {
    msw: { handlers: [answer(getVenture, deal), dropConnection(postVote), ...around] },
  },
};
/** The API answers no deal before (403), so none is asked for. */
export const RulesNotAccepted: Story = {
  args: {
    session: { ...investorSession, member: { ...investorSession.member, isPolicyRead: 0 } },
  },
};
