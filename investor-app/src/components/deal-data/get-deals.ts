import { sharedQueryKeys } from '@syndication/contract/host';
import type { ApiClient } from '@syndication/contract/http/client';
import { DEALS_PER_PAGE } from '@syndication/contract/ventures/deal-list.rules';
import { getVentures } from '@syndication/contract/ventures/ventures.calls';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { queryOptions, skipToken } from '@syndication/contract/host/query';

/** The first page of a long list, shown while the rest loads; never requested by itself. */
export const firstDealsQuery = (groupId: string | null) =>
  queryOptions<Venture[]>({
    queryKey: [...sharedQueryKeys.ventures(groupId), 'beginning'],
    queryFn: skipToken,
  });

/**
 * The deals of a group. The request names it, so that switching groups, here or in another tab, never changes whose
 * deals arrive; without one the server decides.
 *
 * The first call asks for one page, as `screens.ts` tells the page to, so that a list of ten thousand deals shows as
 * soon as one of fifty. If there may be more, a second call gets all (docs/decisions/011).
 */
export const dealsQuery = (api: ApiClient, groupId: string | null) => {
  const queryKey = sharedQueryKeys.ventures(groupId);
  const query = groupId === null ? {} : { groupId };
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const known = client.getQueryData<Venture[]>(queryKey);
      if (!known || known.length < DEALS_PER_PAGE) {
        const beginning = await api.call(getVentures, {
          query: { ...query, limit: DEALS_PER_PAGE },
          signal,
        });
        if (beginning.length < DEALS_PER_PAGE) return beginning;
        client.setQueryData(firstDealsQuery(groupId).queryKey, beginning);
      }
      return api.call(getVentures, { query, signal });
    },
    // Comparing ten thousand deals fact by fact costs more than drawing the fifty that are seen.
    structuralSharing: false,
  });
};
