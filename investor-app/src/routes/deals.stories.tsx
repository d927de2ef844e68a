import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { getVenture, getVentures } from '@syndication/contract/ventures/ventures.endpoints';
import { postVote } from '@syndication/contract/votes/votes.endpoints';
import {
  answer,
  dealsFixture,
  difficultDeals,
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
  excludeStories: ['manyDeals'],
  component: RemoteScreens,
  args: { app, session: investorSession },
  parameters: {
    ...screenParameters,
    msw: { handlers: [answer(getVentures, dealsFixture), oneDeal, vote] },
  },
};
export default meta;
type Story = StoryObj<typeof RemoteScreens>;

/** More deals than a page of the list has; in the order in which the server sends them. */
export const manyDeals = Array.from({ length: 120 }, (_, n) => ({
  ...ventureFixture(),
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '9')}`,
  companyName: `Company ${n + 1}`,
  confirmedAt: new Date(Date.UTC(2025, 5, 1) - n * 60_000).toISOString(),
}));

export const Default: Story = {};
export const ManyDeals: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(getVentures, ({ query }) => manyDeals.slice(0, Number(query.get('limit') ?? 120))),
        oneDeal,
        vote,
      ],
    },
  },
};
export const LastPage: Story = { ...ManyDeals, args: { at: '/?page=3' } };
export const Filtered: Story = { args: { at: '/?state=Maine&state=Vermont&vote=Not voted yet' } };
export const FiltersOpen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
    await canvas.findByRole('checkbox', { name: /Maine/ });
  },
};
/** Owners write what they like: none of it breaks the list, its filters or its dialogs. */
export const DifficultTexts: Story = {
  parameters: { msw: { handlers: [answer(getVentures, difficultDeals), oneDeal, vote] } },
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
