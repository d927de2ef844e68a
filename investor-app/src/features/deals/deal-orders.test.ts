import {
  compareDeals,
  DEAL_SORTS,
  type DealSort,
} from '@syndication/contract/ventures/deal-list.rules';

import { createDealOrders } from './deal-orders';

/** Every third name occurs twice, and dates are independent of names. */
const deals = Array.from({ length: 90 }, (_, n) => ({
  id: n,
  companyName: `Company ${(n * 37) % 60}`,
  confirmedAt: new Date(Date.UTC(2025, 5, 1 + ((n * 11) % 20))).toISOString(),
}));
const sorts = Object.keys(DEAL_SORTS) as DealSort[];

it.each(sorts)('orders by %s, equal ones as they came, whatever was asked for before', (sort) => {
  const expected = [...deals].sort((a, b) => compareDeals(sort, a, b));
  expect(createDealOrders(deals)(sort)).toEqual(expected);
  const inOrder = createDealOrders(deals);
  for (const other of sorts) inOrder(other);
  expect(inOrder(sort)).toEqual(expected);
});

it('sorts once', () => {
  const inOrder = createDealOrders(deals);
  expect(inOrder('name-asc')).toBe(inOrder('name-asc'));
});
