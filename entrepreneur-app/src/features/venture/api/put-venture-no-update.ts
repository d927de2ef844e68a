import { sharedQueryKeys } from '@syndication/contract/host';
import { mutationOptions, type QueryClient } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import { readVentureListing } from '@syndication/contract/ventures/listing.rules';
import { putVentureNoUpdate } from '@syndication/contract/ventures/ventures.calls';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

import { ventureOptions } from './get-venture';

/** The venture as it is once its owner's "No Change" is saved. */
function confirmed(venture: Venture): Venture {
  const { today, untilIfConfirmed } = readVentureListing(venture);
  return {
    ...venture,
    confirmedAt: today.toISOString(),
    daysSinceUpdate: 0,
    isNoUpdate: 1,
    listedUntil: untilIfConfirmed.toISOString(),
    dealStatus: untilIfConfirmed >= today ? 'active' : 'removed',
  };
}

/** Confirms that nothing has changed (section 2). It shows at once, and is rolled back when it fails. */
export const confirmVentureMutation = (api: ApiClient, cache: QueryClient) => {
  const show = (venture: Venture) => {
    cache.setQueryData<Venture[]>(sharedQueryKeys.ventures(null), (ventures) =>
      ventures?.map((shown) => (shown.id === venture.id ? venture : shown)),
    );
    cache.setQueryData<Venture>(
      ventureOptions(api, venture.id).queryKey,
      (shown) => shown && venture,
    );
  };
  return mutationOptions({
    mutationKey: ['venture', 'confirm'],
    mutationFn: ({ id }: Venture) =>
      api.call(putVentureNoUpdate, { body: { ventureId: id, isNoUpdate: true }, keepalive: true }),
    onMutate: async (venture) => {
      // The answer to an earlier request does not include it.
      await cache.cancelQueries({ queryKey: sharedQueryKeys.allVentures() });
      await cache.cancelQueries({ queryKey: ventureOptions(api, venture.id).queryKey });
      show(confirmed(venture));
    },
    onError: (_error, venture) => show(venture),
    // Also after a failure: without an answer it may have been done.
    onSettled: (_answer, _error, { id }) => {
      void cache.invalidateQueries({ queryKey: sharedQueryKeys.allVentures() });
      void cache.invalidateQueries({ queryKey: ventureOptions(api, id).queryKey });
    },
  });
};
