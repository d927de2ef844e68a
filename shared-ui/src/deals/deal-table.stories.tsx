import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { dealsFixture, manyDeals, onPhone } from '../testing';
import { DealListSkeleton } from './deal-list-skeleton';
import { DealTable } from './deal-table';

const nothing = () => undefined;

const meta: Meta<typeof DealTable> = {
  title: 'Deals/DealTable',
  component: DealTable,
  args: {
    deals: dealsFixture,
    caption: 'Northeast Deals',
    actions: {
      onVote: nothing,
      onShowHistory: nothing,
      renderDetailsLink: (deal, label) => <a href={`#${deal.id}`}>{label}</a>,
    },
  },
};
export default meta;
type Story = StoryObj<typeof DealTable>;

export const Default: Story = {};
export const Mobile: Story = { globals: onPhone };
export const Loading: Story = { render: () => <DealListSkeleton /> };
export const ManyRows: Story = { args: { deals: manyDeals(260) }, tags: ['!autodocs'] };
