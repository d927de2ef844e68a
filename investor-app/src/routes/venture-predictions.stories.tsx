import {
  getVenturePredictions,
  postVoteReminders,
  putPresenter,
} from '@syndication/contract/predictions/predictions.endpoints';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  answer,
  conflictsFixture,
  daysAgo,
  dropConnection,
  fail,
  fixtureId,
  groupAdminSession,
  investorSession,
  neverAnswer,
  onPhone,
  RemoteScreens,
  screenParameters,
  venturePredictionsFixture,
} from '@syndication/shared-ui/testing';
import { expect, screen, userEvent } from 'storybook/test';

import app from '../app';

const conflictsOfDeal = conflictsFixture.slice(1);
const { votes, notVoted, round } = venturePredictionsFixture;
const showing = (facts: Partial<typeof venturePredictionsFixture> = {}) => ({
  msw: {
    handlers: [
      answer(getVenturePredictions, { ...venturePredictionsFixture, ...facts }),
      answer(postVoteReminders, { remindedCount: 3 }),
      answer(putPresenter, ({ body }) => body as { isPresenter: boolean }),
    ],
  },
});

const meta: Meta<typeof RemoteScreens> = {
  title: 'Screens/Investor/Predictions on a deal',
  component: RemoteScreens,
  args: { app, session: groupAdminSession, at: `/predictions/${fixtureId(100)}` },
  parameters: { ...screenParameters, ...showing() },
};
export default meta;
type Story = StoryObj<typeof RemoteScreens>;

export const Default: Story = {};
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: { theme: 'dark' } };
export const NoVotes: Story = {
  parameters: showing({
    votes: [],
    notVoted: [...votes.map(({ memberId, name }) => ({ memberId, name })), ...notVoted],
  }),
};
const remind = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Send reminders' }));
};
export const Reminded: Story = {
  play: async () => {
    await remind();
    await expect(await screen.findByText(/^Reminders sent to 3 members\./)).toBeVisible();
  },
};
export const NotReminded: Story = {
  parameters: {
    msw: {
      handlers: [
        fail(postVoteReminders, { status: 409, code: 'DEAL_NOT_LISTED' }),
        ...showing().msw.handlers,
      ],
    },
  },
  play: async () => {
    await remind();
    await expect(await screen.findByText('No reminder was sent')).toBeVisible();
  },
};
export const EveryoneVoted: Story = { parameters: showing({ notVoted: [] }) };
/** The first two voted before the founder asked for more. */
export const TermsChanged: Story = {
  parameters: showing({ votes: votes.map((vote, index) => ({ ...vote, isStale: index < 2 })) }),
};
export const FormerMember: Story = {
  parameters: showing({
    votes: votes.map((vote, index) => ({ ...vote, isFormerMember: index === 0 })),
  }),
};
/** Of two members; the admin is none of them. */
export const ConflictsOfInterest: Story = { parameters: showing({ conflicts: conflictsOfDeal }) };
/** The admin has one: neither votes nor names are there. */
export const Withheld: Story = {
  parameters: showing({
    ...{ conflictSince: daysAgo(30), conflicts: conflictsOfDeal },
    ...{ votes: [], notVoted: [], period: null },
  }),
};
export const RoundClosed: Story = {
  parameters: showing({ round: round && { ...round, isRoundClosed: true } }),
};
export const WithoutRound: Story = {
  parameters: showing({ round: null, period: null, votes: [] }),
};
export const LongNames: Story = {
  parameters: showing({
    companyName: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
    otherGroups: ['Great Lakes', 'Rocky Mountain', 'Pacific Northwest and Islands'],
    votes: votes.map((vote) => ({ ...vote, name: 'Donaudampfschifffahrtselektrizitätenhaupt' })),
  }),
};
export const Loading: Story = {
  parameters: { msw: { handlers: [neverAnswer(getVenturePredictions)] } },
};
export const Error: Story = {
  parameters: { msw: { handlers: [dropConnection(getVenturePredictions)] } },
};
export const OtherGroupsDeal: Story = {
  parameters: {
    msw: {
      handlers: [
        fail(getVenturePredictions, {
          status: 404,
          code: 'NOT_FOUND',
          message: 'This is not available to you.',
        }),
      ],
    },
  },
};
export const NotAnAdmin: Story = {
  args: { session: investorSession },
  parameters: { msw: { handlers: [] } },
};
