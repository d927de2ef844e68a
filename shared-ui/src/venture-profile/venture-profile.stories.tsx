import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';

import {
  dealsFixture,
  difficultDeals,
  findDangers,
  findOverflow,
  onPhone,
  roundFixture,
  roundsFixture,
  ventureFixture,
} from '../testing';
import { VentureProfile } from './venture-profile';
import { VentureProfileSkeleton } from './venture-profile-skeleton';

const meta = {
  title: 'Venture profile/Venture profile',
  component: VentureProfile,
  args: { venture: ventureFixture() },
} satisfies Meta<typeof VentureProfile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: onPhone };
/** Last updated long ago: the page says until when it stays. */
export const Stale: Story = {
  args: { venture: ventureFixture({ daysSinceUpdate: 59 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/59 days ago · leaves the list tomorrow$/)).toBeVisible();
    await expect(canvas.getByText(/^Voting ends tomorrow, on \w+ \d+, \d{4}$/)).toBeVisible();
  },
};
export const RoundClosed: Story = {
  args: {
    venture: ventureFixture({ currentVentureRound: roundFixture({ isRoundClosed: true }) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Voting ends/)).not.toBeInTheDocument();
  },
};
export const SeveralRounds: Story = {
  args: {
    venture: ventureFixture({
      currentVentureRound: roundsFixture[0] ?? null,
      ventureRounds: roundsFixture.slice(1),
    }),
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Rounds, oldest first' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(4);
  },
};
export const Kinds: Story = {
  args: {
    venture: ventureFixture({
      executiveSummaryLink: 'https://files.example/summary.pdf',
      slideDeckLink: 'https://files.example/deck.pptx?dl=1',
      pitchVideoLink: 'https://vimeo.com/1234',
    }),
  },
  play: async ({ canvas }) => {
    for (const name of [
      'Executive summary files.example · PDF',
      'Pitch deck files.example · Slides',
      'Pitch video vimeo.com · Video',
    ]) {
      await expect(canvas.getByRole('link', { name })).toBeVisible();
    }
  },
};
export const LongText: Story = { args: { venture: dealsFixture[2] ?? ventureFixture() } };
export const ForeignCompany: Story = { args: { venture: dealsFixture[4] ?? ventureFixture() } };
export const ImportedWithFewFacts: Story = {
  args: { venture: dealsFixture[5] ?? ventureFixture() },
};
/** Its founder has given no links, and its only group is archived. */
export const InNoGroup: Story = {
  args: {
    venture: ventureFixture({
      nominations: [],
      qualification: [],
      dealRoomLink: null,
      gustProfileLink: null,
      dealumProfileLink: null,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing added yet.')).toBeVisible();
  },
};
/** All on one page, as no real page shows them: anything that breaks a profile breaks here. */
export const DifficultTexts: Story = {
  parameters: { a11y: { context: { include: ['article:first-of-type'] } } },
  render: () => (
    <>
      {difficultDeals.map((venture) => (
        <VentureProfile key={venture.id} venture={venture} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(findDangers(canvasElement)).toEqual([]);
    await expect(findOverflow(canvasElement.querySelectorAll('article header, dd, li'))).toEqual(
      [],
    );
  },
};
export const DifficultTextsOnPhone: Story = { ...DifficultTexts, globals: onPhone };
export const Loading: Story = { render: () => <VentureProfileSkeleton /> };
