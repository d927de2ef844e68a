import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { daysAgo, roundFixture, ventureFixture } from '@syndication/shared-ui/testing';
import { expect } from 'storybook/test';

import { DealMarks } from './deal-marks';

const news = { since: daysAgo(4), isNew: false };

const meta = {
  title: 'Investor app/Deals/Deal marks',
  component: DealMarks,
  args: { deal: ventureFixture({ news: { since: daysAgo(4), isNew: true } }) },
  parameters: {
    docs: {
      description: {
        component:
          'What of a deal wants attention: it is new or changed since the last visit, or voting ends within a week. Beside the name of the deal.',
      },
    },
  },
} satisfies Meta<typeof DealMarks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  play: ({ canvas }) => expect(canvas.getByText('New')).toBeVisible(),
};
export const Changed: Story = {
  args: {
    deal: ventureFixture({
      news,
      changes: [{ fact: 'amount', before: 1_000_000, after: 1_500_000, changedAt: daysAgo(1) }],
    }),
  },
  play: ({ canvas }) => expect(canvas.getByText('Changed')).toBeVisible(),
};
export const ClosingSoon: Story = {
  args: {
    deal: ventureFixture({ currentVentureRound: roundFixture({ createdAt: daysAgo(116) }) }),
  },
  play: ({ canvas }) => expect(canvas.getByText('Closing soon: in 3 days')).toBeVisible(),
};
export const NewAndClosing: Story = {
  args: {
    deal: ventureFixture({
      news: { since: daysAgo(4), isNew: true },
      currentVentureRound: roundFixture({ createdAt: daysAgo(119) }),
    }),
  },
  play: ({ canvas }) => expect(canvas.getByText('Closing soon: today')).toBeVisible(),
};
export const Nothing: Story = {
  args: { deal: ventureFixture({ news }) },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent(''),
};
