import { compareDeals, type DealSort } from '@syndication/contract/ventures/deal-list.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { useEffect, useMemo } from 'react';

import { whenIdle } from '../../components/when-idle';

type OrderedDeals = Pick<Venture, 'companyName' | 'confirmedAt'>;

/** Answers the deals in each of the four orders, sorted when it is first asked for. */
export function createDealOrders<Deal extends OrderedDeals>(deals: readonly Deal[]) {
  const known = new Map<DealSort, readonly Deal[]>();
  return function inOrder(sort: DealSort): readonly Deal[] {
    const found = known.get(sort);
    if (found) return found;
    // One long run for the sort, which then compares each name with its neighbour only.
    const nearest = sort === 'name-desc' ? inOrder('name-asc') : deals;
    const sorted = [...nearest].sort((a, b) => compareDeals(sort, a, b));
    known.set(sort, sorted);
    return sorted;
  };
}

/**
 * The deals in an order. Ten thousand names take longer to compare than fifty rows to draw: they are sorted while the
 * page is idle.
 */
export function useSortedDeals(deals: readonly Venture[], sort: DealSort): readonly Venture[] {
  const inOrder = useMemo(() => createDealOrders(deals), [deals]);
  useEffect(() => {
    let hasLeft = false;
    whenIdle(() => {
      if (!hasLeft) inOrder('name-desc');
    });
    return () => {
      hasLeft = true;
    };
  }, [inOrder]);
  return inOrder(sort);
}
