import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, waitFor, within } from 'storybook/test';

import {
  daysAgo,
  dealsFixture,
  difficultDeals,
  findDangers,
  findOverflow,
  manyDeals,
  onPhone,
  roundFixture,
  ventureFixture,
} from '@syndication/shared-ui/testing';
import { DealListSkeleton } from './deal-list-skeleton';
import { DealTable } from './deal-table';

const meta = {
  title: 'Investor app/Deals/Deal table',
  component: DealTable,
  args: {
    deals: dealsFixture,
    caption: 'Northeast Deals',
    actions: {
      onVote: fn(),
      onVoteKey: fn(),
      onUndo: fn(),
      onFollow: fn(),
      onCompare: fn(),
      onShowHistory: fn(),
      renderDealLink: (deal, label) => <a href={`#${deal.id}`}>{label}</a>,
    },
  },
  parameters: {
    docs: {
      description: {
        component:
          'The list of deals: a table with one row per deal, and cards where there is no room for one. Use it wherever members compare deals; one deal alone is a venture profile.',
      },
    },
  },
} satisfies Meta<typeof DealTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To a screen reader it is a table, with one row per deal. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Northeast Deals' }));
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(dealsFixture.length + 1));
    await expect(table.getAllByRole('columnheader')).toHaveLength(4);
  },
};

/** Voted on just now, so another background: the empty quarters of its meter stand out from it too. */
export const VotedNow: Story = {
  args: {
    deals: [dealsFixture[0] ?? ventureFixture()],
    decided: new Set(dealsFixture.map(({ id }) => id)),
  },
  play: async ({ canvasElement }) => {
    const colorOf = (selector: string) => {
      const element = canvasElement.querySelector(selector);
      return element && getComputedStyle(element).backgroundColor;
    };
    await waitFor(() => expect(colorOf('.is-decided .track')).not.toBeNull());
    await expect(colorOf('.is-decided .track')).not.toBe(colorOf('.is-decided td'));
  },
};

/** The member's own vote is on terms that have changed: it is kept from the row. */
export const TermsChanged: Story = {
  args: {
    deals: [
      ventureFixture({
        ownVote: {
          choice: '75%',
          votedAt: daysAgo(9),
          staleTerms: [
            { fact: 'amount', before: 1_000_000, after: 1_500_000, changedAt: daysAgo(2) },
          ],
        },
      }),
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const keep = await canvas.findByRole('button', { name: /^Keep your vote on Tidewater/ });
    await userEvent.click(keep);
    await expect(args.actions.onVoteKey).toHaveBeenCalledWith(args.deals[0], '75%');
  },
};
export const TermsChangedOnPhone: Story = { ...TermsChanged, globals: onPhone };

/** Who, how much and how full; each link makes sense alone. */
export const OneDeal: Story = {
  args: {
    deals: [ventureFixture({ isPresenter: true, dealLeadEmail: 'harold|@walnutstreet.example' })],
  },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: /^Tidewater Robotics/ });
    for (const fact of [
      'At least (50%)',
      'Convertible note',
      'Presenter',
      'Women co-founder(s)',
      'Last updated 3 days ago',
    ]) {
      await expect(canvas.getByText(fact)).toBeVisible();
    }
    // Amount and valuation are set apart for the eye.
    await expect(canvas.getByText(/^\$1,500,000/).parentElement).toHaveTextContent('$8,000,000');
    const link = (name: string) => canvas.getByRole('link', { name });
    // The biggest thing to press is the deal itself; what leaves the product says so.
    await expect(link('Open deal Tidewater Robotics')).toBeVisible();
    const website = link('Tidewater Robotics, website, opens in a new tab');
    await expect(website).toHaveAttribute('target', '_blank');
    await expect(link('Slides of Tidewater Robotics')).toHaveAttribute(
      'href',
      'https://files.example/tidewater/deck',
    );
    await expect(link('Ex.Summary of Tidewater Robotics')).toBeVisible();
    for (const name of ['Video', 'Gust', 'Dealum', 'Deal room']) {
      await expect(link(`${name} of Tidewater Robotics`)).toBeVisible();
    }
    for (const fact of ['Massachusetts', 'Harold Lindqvist, Walnut Street Angels']) {
      await expect(canvas.getByText(fact)).toBeVisible();
    }
    await expect(link('harold@walnutstreet.example')).toHaveAttribute(
      'href',
      'mailto:harold@walnutstreet.example',
    );
    // The deal lead is copied, without pipes in the address.
    await expect(link('Nadia Okafor')).toHaveAttribute(
      'href',
      'mailto:entrepreneur@demo.test?cc=harold@walnutstreet.example',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Vote on Tidewater Robotics' }));
    await userEvent.click(canvas.getByRole('button', { name: /Rounds History/ }));
    await expect(args.actions.onVote).toHaveBeenCalledWith(args.deals[0]);
    await expect(args.actions.onShowHistory).toHaveBeenCalledWith(args.deals[0]);
  },
};

/** A website without a scheme is linked, what is not on the web is not; 155 characters of description. */
export const CarelessFacts: Story = {
  args: {
    deals: [
      ventureFixture({
        companyWebsite: 'tidewater.example',
        slideDeckLink: 'javascript:alert(1)',
        description: 'x'.repeat(200),
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Tidewater Robotics/ })).toHaveAttribute(
      'href',
      'https://tidewater.example/',
    );
    await expect(canvas.queryByRole('link', { name: /Slides/ })).not.toBeInTheDocument();
    await expect(canvas.getByText(`${'x'.repeat(155)}…`)).toBeVisible();
  },
};

/** Scripts, invalid links, 4-byte characters, text from the right, words of 50 letters. */
export const DifficultTexts: Story = {
  args: { deals: difficultDeals },
  play: async ({ canvas, canvasElement }) => {
    const table = await canvas.findByRole('table', { name: 'Northeast Deals' });
    await waitFor(() =>
      expect(within(table).getAllByRole('row')).toHaveLength(difficultDeals.length + 1),
    );
    await expect(findDangers(canvasElement)).toEqual([]);
    await expect(findOverflow(table.querySelectorAll('td'))).toEqual([]);
  },
};
export const DifficultTextsOnPhone: Story = {
  globals: onPhone,
  args: { deals: difficultDeals },
  play: async ({ canvas, canvasElement }) => {
    const list = await canvas.findByRole('list', { name: 'Northeast Deals' });
    await waitFor(() => expect(list.children).toHaveLength(difficultDeals.length));
    await expect(findDangers(canvasElement)).toEqual([]);
    await expect(findOverflow(list.children)).toEqual([]);
  },
};

/** A name from right to left: the sign that its link leaves the product is at its left, as far from it as at the right. */
export const NameFromRightToLeft: Story = {
  args: { deals: [ventureFixture({ companyName: 'חברת הרובוטים של הנמל' })] },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^חברת/ });
    const name = document.createRange();
    name.selectNode(link.firstChild as Text);
    const sign = link.querySelector('svg') as SVGElement;
    await expect(
      name.getBoundingClientRect().left - sign.getBoundingClientRect().right,
    ).toBeGreaterThan(4);
  },
};

/** No vote any more, and still my choice. */
export const RoundClosed: Story = {
  args: {
    deals: [
      ventureFixture({
        currentVentureRound: roundFixture({ isRoundClosed: true }),
        ownVote: { choice: '25%', votedAt: '2025-01-01T00:00:00.000Z' },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Round Closed')).toHaveClass('deal-badge');
    await expect(canvas.getByText(/Your vote/)).toHaveTextContent('25% on Jan 1, 2025');
    await expect(canvas.queryByRole('button', { name: /^Vote/ })).not.toBeInTheDocument();
  },
};

/** Rows of 96 px: documents and contacts open below a row. */
export const Compact: Story = {
  args: { density: 'compact' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Documents, contacts of Tidewater Robotics' }),
    );
    await expect(canvas.getByRole('link', { name: 'Slides of Tidewater Robotics' })).toBeVisible();
  },
};

/** All terms have changed since the last visit: a compact row stays as low as the others. */
export const CompactChanged: Story = {
  args: {
    density: 'compact',
    deals: [
      ventureFixture({
        news: { since: daysAgo(5), isNew: false },
        changes: [
          { fact: 'amount', before: 1_000_000, after: 1_500_000, changedAt: daysAgo(2) },
          { fact: 'valuation', before: 6_000_000, after: 8_000_000, changedAt: daysAgo(2) },
          {
            fact: 'committed',
            before: 'Over subscribing (100%)',
            after: 'At least (50%)',
            changedAt: daysAgo(2),
          },
          {
            fact: 'securityType',
            before: 'SAFE',
            after: 'Convertible note',
            changedAt: daysAgo(2),
          },
          {
            fact: 'slideDeckLink',
            before: null,
            after: 'https://a.example',
            changedAt: daysAgo(2),
          },
        ],
      }),
      ...dealsFixture.slice(1, 3),
    ],
  },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Tidewater Robotics/ });
    await expect(row).toHaveTextContent(/was \$1,000,000/);
    await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(96);
  },
};

/** On a narrow screen a list of cards, shaded when the last update is over 14 days ago. */
export const Phone: Story = {
  globals: onPhone,
  args: {
    deals: [
      ventureFixture({ daysSinceUpdate: 14 }),
      ventureFixture({ id: 'late', companyName: 'Late', daysSinceUpdate: 15 }),
      ...dealsFixture.slice(1),
    ],
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Northeast Deals' });
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    const [fresh, late] = Array.from(list.children);
    await expect(fresh).not.toHaveClass('is-shaded');
    await expect(late).toHaveClass('is-shaded');
  },
};

export const Loading: Story = { render: () => <DealListSkeleton /> };

/** For speed; what axe finds in one row it finds in all, so it looks at the first. */
export const ManyRows: Story = {
  args: { deals: manyDeals(260) },
  tags: ['!autodocs'],
  parameters: { a11y: { context: { include: ['tbody tr:nth-child(-n + 6)'] } } },
};
