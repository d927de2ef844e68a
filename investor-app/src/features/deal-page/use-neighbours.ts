import { useHost } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { DEALS_PER_PAGE } from '@syndication/contract/ventures/deal-list.rules';
import { isUnanswered } from '@syndication/contract/ventures/deal-tabs.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { useMemo, useState } from 'react';

import { dealsOfSearch } from '../../components/deal-data/deals-of-search';
import { dealsQuery } from '../../components/deal-data/get-deals';
import { isOpenForVotes } from '../../components/voting/is-open-for-votes';

/** The position of a deal in the list that the member came from. */
export interface Neighbours {
  /** From 1 on. */
  place: number;
  count: number;
  previous: Venture | null;
  next: Venture | null;
  /** The next one that waits for a vote, from the beginning again after the last one. */
  nextWithoutVote: Venture | null;
  /** The page of the list that it is on. */
  page: number;
}

/**
 * The neighbours of a deal, in the order and with the filters of the list's URL, or in the default order if it is not
 * among them. The order stays while the member steps through deals: a vote removes none.
 */
export function useNeighbours(id: string, search: string, isWanted: boolean): Neighbours | null {
  const { api, activeGroup } = useHost();
  const groupId = activeGroup?.id ?? null;
  const { data: deals } = useQuery({ ...dealsQuery(api, groupId), enabled: isWanted });
  const [order, setOrder] = useState<{ key: string; ids: readonly string[] } | null>(null);
  const key = `${groupId} ${search}`;
  if (
    deals &&
    (order?.key !== key || !order.ids.includes(id)) &&
    deals.some((one) => one.id === id)
  ) {
    const found = dealsOfSearch(deals, search);
    const listed = found.some((one) => one.id === id) ? found : dealsOfSearch(deals, '');
    setOrder({ key, ids: listed.map((one) => one.id) });
  }
  return useMemo(() => {
    // The order of another group's list, or of another search, says nothing about this one.
    const index = order?.key === key ? order.ids.indexOf(id) : -1;
    if (!deals || !order || index < 0) return null;
    const byId = new Map(deals.map((deal) => [deal.id, deal]));
    const at = (place: number) => byId.get(order.ids[place] ?? '') ?? null;
    const after = [...order.ids.slice(index + 1), ...order.ids.slice(0, index)];
    return {
      place: index + 1,
      count: order.ids.length,
      previous: at(index - 1),
      next: at(index + 1),
      nextWithoutVote:
        after
          .map((one) => byId.get(one))
          .find((deal) => deal && isOpenForVotes(deal) && isUnanswered(deal)) ?? null,
      page: Math.floor(index / DEALS_PER_PAGE) + 1,
    };
  }, [deals, order, key, id]);
}
