import { sharedQueryKeys } from '@syndication/contract/host';
import { mutationOptions, type QueryClient } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import { putDealVisit } from '@syndication/contract/member-deals/member-deals.calls';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

/**
 * Records a visit of a group's deals, or that the member has seen the news. Seen news disappear at once; if that
 * could not be saved, they return with the next visit.
 */
export const dealVisitMutation = (api: ApiClient, groupId: string | null, cache: QueryClient) => {
  const hideSeen = (isDismissed: boolean) => {
    if (!isDismissed) return;
    const news = { since: new Date().toISOString(), isNew: false };
    cache.setQueryData<Venture[]>(sharedQueryKeys.ventures(groupId), (deals) =>
      deals?.map((deal) => ({ ...deal, news, changes: [] })),
    );
  };
  return mutationOptions({
    mutationFn: (isDismissed: boolean) =>
      api.call(putDealVisit, {
        body: { ...(groupId !== null && { groupId }), isDismissed },
        keepalive: true,
      }),
    onMutate: hideSeen,
    // Again: a list may have come that was read before it was saved.
    onSuccess: (_data, isDismissed) => hideSeen(isDismissed),
  });
};
