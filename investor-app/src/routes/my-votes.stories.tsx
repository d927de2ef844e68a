import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { getOwnVotes } from '@syndication/contract/member-deals/member-deals.endpoints';
import {
  answer,
  difficultDeals,
  dropConnection,
  fixtureId,
  investorSession,
  neverAnswer,
  onPhone,
  ownVotesFixture,
  RemoteScreens,
  screenParameters,
} from '@syndication/shared-ui/testing';

import app from '../app';

const meta: Meta<typeof RemoteScreens> = {
  title: 'Screens/Investor/My votes',
  component: RemoteScreens,
  args: { app, session: investorSession, at: '/my-votes' },
  parameters: { ...screenParameters, msw: { handlers: [answer(getOwnVotes, ownVotesFixture)] } },
};
export default meta;
type Story = StoryObj<typeof RemoteScreens>;

export const Default: Story = {};
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Filtered: Story = { args: { at: '/my-votes?company=alder&show=ended' } };
export const NothingMatches: Story = { args: { at: '/my-votes?company=zebra' } };
const many = Array.from({ length: 60 }, (_, index) =>
  ownVotesFixture.map((vote) => ({
    ...vote,
    roundId: fixtureId(3000 + index),
    companyName: `${vote.companyName} ${index + 1}`,
  })),
).flatMap((votes, index) => votes.slice(index % 5, (index % 5) + 1));
export const Many: Story = {
  parameters: { msw: { handlers: [answer(getOwnVotes, many)] } },
};
/** Owners name their companies as they like. */
export const DifficultNames: Story = {
  globals: onPhone,
  parameters: {
    msw: {
      handlers: [
        answer(
          getOwnVotes,
          ownVotesFixture.map((vote, index) => ({
            ...vote,
            companyName: difficultDeals[index]?.companyName ?? vote.companyName,
          })),
        ),
      ],
    },
  },
};
export const Empty: Story = { parameters: { msw: { handlers: [answer(getOwnVotes, [])] } } };
export const Loading: Story = { parameters: { msw: { handlers: [neverAnswer(getOwnVotes)] } } };
export const Error: Story = { parameters: { msw: { handlers: [dropConnection(getOwnVotes)] } } };
export const RulesNotAccepted: Story = {
  args: {
    session: { ...investorSession, member: { ...investorSession.member, isPolicyRead: 0 } },
  },
};
