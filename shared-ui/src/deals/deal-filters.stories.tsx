import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DEFAULT_DEAL_SORT, type DealSort } from '@syndication/contract/ventures/deal-list.rules';
import { useState } from 'react';

import { DealFilters } from './deal-filters';

function Controlled() {
  const [filter, setFilter] = useState('');
  const [sort, setSort] = useState<DealSort>(DEFAULT_DEAL_SORT);
  return (
    <DealFilters filter={filter} onFilterChange={setFilter} sort={sort} onSortChange={setSort} />
  );
}

const meta: Meta<typeof Controlled> = { title: 'Deals/DealFilters', component: Controlled };
export default meta;
export const Default: StoryObj<typeof Controlled> = {};
