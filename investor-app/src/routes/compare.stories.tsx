import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { getVentures } from '@syndication/contract/ventures/ventures.endpoints';
import { postVote } from '@syndication/contract/votes/votes.endpoints';
import {
  answer,
  dealsFixture,
  difficultDeals,
  dropConnection,
  fixtureId,
  investorSession,
  neverAnswer,
  onPhone,
  RemoteScreens,
  screenParameters,
} from '@syndication/shared-ui/testing';

import app from '../app';

const at = (deals: readonly { id: string }[]) =>
  `/compare?deals=${deals.map(({ id }) => id).join(',')}`;
const three = dealsFixture.slice(0, 3);
const vote = answer(postVote, { choice: '75%', votedAt: '2026-11-01T12:00:00.000Z' });

const meta: Meta<typeof RemoteScreens> = {
  title: 'Screens/Investor/Compare',
  component: RemoteScreens,
  args: { app, session: investorSession, at: at(three) },
  parameters: {
    ...screenParameters,
    msw: { handlers: [answer(getVentures, dealsFixture), vote] },
  },
};
export default meta;
type Story = StoryObj<typeof RemoteScreens>;

export const Default: Story = {};
export const Two: Story = { args: { at: at(dealsFixture.slice(3, 5)) } };
export const Phone: Story = { globals: onPhone };
/** One of them has left the list, or belongs to another group. */
export const OneIsGone: Story = {
  args: { at: at([...three.slice(0, 2), { id: fixtureId(999) }]) },
};
export const NothingToCompare: Story = { args: { at: '/compare' } };
export const DifficultTexts: Story = {
  args: { at: at(difficultDeals.slice(0, 3)) },
  parameters: { msw: { handlers: [answer(getVentures, difficultDeals), vote] } },
};
export const Loading: Story = { parameters: { msw: { handlers: [neverAnswer(getVentures)] } } };
export const Error: Story = { parameters: { msw: { handlers: [dropConnection(getVentures)] } } };
export const RulesNotAccepted: Story = {
  args: {
    session: { ...investorSession, member: { ...investorSession.member, isPolicyRead: 0 } },
  },
};
