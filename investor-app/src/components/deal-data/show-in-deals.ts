import { sharedQueryKeys } from '@syndication/contract/host';
import type { QueryClient } from '@syndication/contract/host/query';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

/** Updates facts of a deal everywhere in the cache: in the lists and on its own page. */
export function showInDeals(cache: QueryClient, id: string, facts: Partial<Venture>): void {
  const withFacts = (deal: Venture) => (deal.id === id ? { ...deal, ...facts } : deal);
  cache.setQueriesData<Venture[]>({ queryKey: sharedQueryKeys.allVentures() }, (deals) =>
    deals?.map(withFacts),
  );
  cache.setQueryData<Venture>(sharedQueryKeys.venture(id), (deal) => deal && withFacts(deal));
}

/** Refetches a deal whose cached state is out of date. */
export function reloadDeal(cache: QueryClient, id: string): void {
  void cache.invalidateQueries({ queryKey: sharedQueryKeys.venture(id) });
  void cache.invalidateQueries({ queryKey: sharedQueryKeys.allVentures() });
}

/**
 * Cancels requests in progress, whose answers would not include a change.
 * @returns restarts those without any data; call it when the change is settled
 */
export async function cancelDealRequests(cache: QueryClient, id: string): Promise<() => void> {
  const lists = { queryKey: sharedQueryKeys.allVentures() };
  const deal = { queryKey: sharedQueryKeys.venture(id) };
  await cache.cancelQueries(lists);
  await cache.cancelQueries(deal);
  const predicate = ({ state }: { state: { data: unknown } }) => state.data === undefined;
  return () => {
    void cache.invalidateQueries({ ...lists, predicate });
    void cache.invalidateQueries({ ...deal, predicate });
  };
}
