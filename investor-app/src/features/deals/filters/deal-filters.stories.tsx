import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DEFAULT_DEAL_SORT } from '@syndication/contract/ventures/deal-list.rules';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { DealFilters, type DealFiltersProps } from './deal-filters';

function Controlled(args: DealFiltersProps) {
  const [filter, setFilter] = useState(args.filter);
  const [sort, setSort] = useState(args.sort);
  return (
    <DealFilters
      {...args}
      filter={filter}
      onFilterChange={setFilter}
      sort={sort}
      onSortChange={setSort}
    />
  );
}

const meta = {
  title: 'Investor app/Deals/Deal filters',
  component: DealFilters,
  parameters: {
    docs: {
      description: {
        component:
          'Over the deals list. `/` goes to the filter from anywhere on the page; what else a page can do with its list, like further filters, comes beside them. The page keeps both values in its address.',
      },
    },
  },
  args: {
    filter: '',
    sort: DEFAULT_DEAL_SORT,
    onFilterChange: () => undefined,
    onSortChange: () => undefined,
  },
  render: (args) => <Controlled key={args.filter + args.sort} {...args} />,
} satisfies Meta<typeof DealFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SlashGoesToTheFilter: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvasElement);
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('a/b');
    await expect(canvas.getByRole('searchbox')).toHaveValue('a/b');
  },
};
