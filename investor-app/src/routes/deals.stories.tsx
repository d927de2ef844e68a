import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { getVenture, getVentures } from '@syndication/contract/ventures/ventures.endpoints';
import { postVote } from '@syndication/contract/votes/votes.endpoints';
import {
  answer,
  dealsFixture,
  dropConnection,
  fail,
  investorSession,
  neverAnswer,
  RemoteScreens,
  screenParameters,
  ventureFixture,
} from '@syndication/shared-ui/testing';

import { userEvent, within } from 'storybook/test';

import app from '../app';

const vote = answer(postVote, ({ body }) => ({
  choice: (body as { choice: '100%' }).choice,
  votedAt: new Date().toISOString(),
}));

const oneDeal = answer(
  getVenture,
  ({ params }) => dealsFixture.find(({ id }) => id === params.id) ?? ventureFixture(),
);

const meta: Meta<typeof RemoteScreens> = {
  title: 'Screens/Investor/Deals',
  component: RemoteScreens,
  args: { app, session: investorSession },
  parameters: {
    ...screenParameters,
    msw: { handlers: [answer(getVentures, dealsFixture), oneDeal, vote] },
  },
};
export default meta;
type Story = StoryObj<typeof RemoteScreens>;

export const Default: Story = {};
export const Filtered: Story = { args: { at: '/?state=Maine&state=Vermont&vote=Not voted yet' } };
export const FiltersOpen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
    await canvas.findByRole('checkbox', { name: /Maine/ });
  },
};
export const NoDealsFound: Story = { args: { at: '/?company=zzz&state=Maine' } };
export const Loading: Story = { parameters: { msw: { handlers: [neverAnswer(getVentures)] } } };
export const Empty: Story = { parameters: { msw: { handlers: [answer(getVentures, [])] } } };
export const Error: Story = {
  parameters: { msw: { handlers: [dropConnection(getVentures)] } },
};
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
