import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { getVentures } from '@syndication/contract/ventures/ventures.endpoints';
import { postVote } from '@syndication/contract/votes/votes.endpoints';
import {
  answer,
  daysAgo,
  dealsFixture,
  difficultDeals,
  dropConnection,
  fail,
  investorSession,
  neverAnswer,
  RemoteScreens,
  roundFixture,
  screenParameters,
} from '@syndication/shared-ui/testing';

import app from '../app';
import { voteService } from '../components/voting/testing/vote-service';

const voted = (deal: (typeof dealsFixture)[number]) => ({
  ...deal,
  ownVote: { choice: '50%' as const, votedAt: daysAgo(3) },
});

const shows = (deals: typeof dealsFixture) => ({
  msw: { handlers: [answer(getVentures, deals), ...voteService()] },
});

const meta: Meta<typeof RemoteScreens> = {
  title: 'Screens/Investor/Voting desk',
  component: RemoteScreens,
  args: { app, session: investorSession, at: '/vote' },
  parameters: { ...screenParameters, ...shows(dealsFixture) },
};
export default meta;
type Story = StoryObj<typeof RemoteScreens>;

/** The first deal that takes votes and has none. */
export const Default: Story = {};
/** Opened by its address, with the vote that it has. */
export const Voted: Story = { args: { at: `/vote?deal=${dealsFixture[0]?.id}` } };
/** The vote was given before the founder asked for more. */
export const TermsChanged: Story = {
  args: { at: `/vote?deal=${dealsFixture[0]?.id}` },
  parameters: shows(
    dealsFixture.map((deal) => ({
      ...deal,
      ownVote: deal.ownVote && {
        ...deal.ownVote,
        staleTerms: [
          { fact: 'amount' as const, before: 1_000_000, after: 1_500_000, changedAt: daysAgo(1) },
        ],
      },
    })),
  ),
};
/** From an earlier round: it waits for no vote, and opens by its address. */
export const ConflictOfInterest: Story = {
  args: { at: `/vote?deal=${dealsFixture[1]?.id}` },
  parameters: shows(
    dealsFixture.map((deal, index) =>
      index === 1 ? { ...deal, conflict: { since: daysAgo(90), reason: null } } : deal,
    ),
  ),
};
export const News: Story = {
  parameters: shows(
    dealsFixture.slice(1, 3).map((deal) => ({
      ...deal,
      news: { since: daysAgo(5), isNew: false },
      changes: [
        {
          fact: 'amount' as const,
          before: 250_000,
          after: deal.currentVentureRound?.amount ?? null,
          changedAt: daysAgo(1),
        },
      ],
    })),
  ),
};
export const LongWords: Story = { parameters: shows(difficultDeals.slice(2)) };
export const FewFacts: Story = { parameters: shows(dealsFixture.slice(5)) };
export const EverythingVoted: Story = { parameters: shows(dealsFixture.map(voted)) };
export const NothingToVoteOn: Story = {
  parameters: shows(
    dealsFixture.map((deal) => ({
      ...deal,
      currentVentureRound: roundFixture({ isRoundClosed: true }),
    })),
  ),
};
export const Empty: Story = { parameters: shows([]) };
/** Of a member who was taken out of the only group. */
export const WithoutGroup: Story = {
  ...Empty,
  args: {
    session: {
      ...investorSession,
      member: { ...investorSession.member, syndicationGroup: null, syndicationGroups: [] },
    },
  },
};
export const Loading: Story = { parameters: { msw: { handlers: [neverAnswer(getVentures)] } } };
export const Error: Story = { parameters: { msw: { handlers: [dropConnection(getVentures)] } } };
export const VoteRefused: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(getVentures, dealsFixture),
        fail(postVote, { status: 409, code: 'ROUND_CLOSED', message: 'The round is closed.' }),
      ],
    },
  },
};
export const RulesNotAccepted: Story = {
  args: {
    session: { ...investorSession, member: { ...investorSession.member, isPolicyRead: 0 } },
  },
};
