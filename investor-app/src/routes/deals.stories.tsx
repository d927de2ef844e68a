import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  getDealViews,
  putDealVisit,
  putFollow,
} from '@syndication/contract/member-deals/member-deals.endpoints';
import { getVenture, getVentures } from '@syndication/contract/ventures/ventures.endpoints';
import { postVote } from '@syndication/contract/votes/votes.endpoints';
import {
  answer,
  daysAgo,
  dealsFixture,
  difficultDeals,
  dropConnection,
  fail,
  fixtureId,
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

/** What the list calls by itself, and what its rows and menu do. */
const kept = [
  answer(putDealVisit, undefined),
  answer(putFollow, undefined),
  answer(getDealViews, [
    {
      id: fixtureId(900),
      name: 'Maine, open rounds',
      search: 'state=Maine&round=Open',
      isStart: true,
    },
    { id: fixtureId(901), name: 'Presenters', search: 'tab=presenting', isStart: false },
  ]),
];

const meta: Meta<typeof RemoteScreens> = {
  title: 'Screens/Investor/Deals',
  excludeStories: ['manyDeals'],
  component: RemoteScreens,
  args: { app, session: investorSession },
  parameters: {
    ...screenParameters,
    msw: { handlers: [answer(getVentures, dealsFixture), oneDeal, vote, ...kept] },
  },
};
export default meta;
type Story = StoryObj<typeof RemoteScreens>;

/** More deals than a page of the list has; in the order in which the server sends them. */
export const manyDeals = Array.from({ length: 120 }, (_, n) => ({
  ...ventureFixture(),
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
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
        ...kept,
      ],
    },
  },
};
export const LastPage: Story = { ...ManyDeals, args: { at: '/?page=3' } };
export const Filtered: Story = { args: { at: '/?tab=to-vote&state=Maine&state=Vermont' } };
export const FiltersOpen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
    await canvas.findByRole('checkbox', { name: /Maine/ });
  },
};
/** Owners write what they like: none of it breaks the list, its filters or its dialogs. */
export const DifficultTexts: Story = {
  parameters: { msw: { handlers: [answer(getVentures, difficultDeals), oneDeal, vote, ...kept] } },
};
export const NoDealsFound: Story = { args: { at: '/?company=zzz&state=Maine' } };
export const Loading: Story = { parameters: { msw: { handlers: [neverAnswer(getVentures)] } } };
export const Empty: Story = {
  parameters: { msw: { handlers: [answer(getVentures, []), ...kept] } },
};
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
export const Error: Story = {
  parameters: { msw: { handlers: [dropConnection(getVentures), ...kept] } },
};
export const VoteRefused: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(getVentures, dealsFixture),
        ...kept,
        fail(postVote, { status: 409, code: 'ROUND_CLOSED', message: 'The round is closed.' }),
      ],
    },
  },
};
const news = { since: daysAgo(2), isNew: false };
/** New deals, changed ones with what they were before, one that closes soon, a note, a star. */
const newsDeals = dealsFixture.map((deal, index) => ({
  ...deal,
  news: { ...news, isNew: index === 1 },
  isFollowed: index === 0,
  note: index === 2 ? { text: 'Ask about churn, and who signs.', savedAt: daysAgo(1) } : null,
  changes:
    index === 0
      ? [
          { fact: 'amount' as const, before: 1_000_000, after: 1_500_000, changedAt: daysAgo(1) },
          {
            fact: 'description' as const,
            before: 'Hulls.',
            after: 'Hulls!',
            changedAt: daysAgo(1),
          },
        ]
      : [],
}));
export const SinceLastVisit: Story = {
  parameters: {
    msw: { handlers: [answer(getVentures, newsDeals), oneDeal, vote, ...kept] },
  },
};
export const ToVote: Story = { args: { at: '/?tab=to-vote' } };
/** Everything is voted on. */
export const NothingToVote: Story = {
  args: { at: '/?tab=to-vote' },
  parameters: {
    msw: {
      handlers: [answer(getVentures, [dealsFixture[0]!]), oneDeal, vote, ...kept],
    },
  },
};
export const Compact: Story = {
  args: {
    session: {
      ...investorSession,
      member: { ...investorSession.member, dealDensity: 'compact' },
    },
  },
};
export const ViewMenuOpen: Story = {
  // The open menu covers parts of the deals below it.
  parameters: { a11y: { context: { exclude: ['[id^="deal-"]'] } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^View/ }));
    await canvas.findByRole('link', { name: 'Presenters' });
  },
};
export const StartView: Story = {
  args: {
    session: {
      ...investorSession,
      member: { ...investorSession.member, startView: 'tab=presenting' },
    },
  },
};
export const RulesNotAccepted: Story = {
  args: {
    session: { ...investorSession, member: { ...investorSession.member, isPolicyRead: 0 } },
  },
};
