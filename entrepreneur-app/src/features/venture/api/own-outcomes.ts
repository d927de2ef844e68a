import { mutationOptions, queryOptions, type QueryClient } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import { getOwnOutcomes, putRaised } from '@syndication/contract/outcomes/outcomes.calls';

const KEY = ['own-outcomes'] as const;

/** The outcomes of the company's ended rounds, latest first. */
export const ownOutcomesOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => api.call(getOwnOutcomes, { signal }),
  });

export const stateRaisedMutation = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: ({ roundId, raised }: { roundId: string; raised: number }) =>
      api.call(putRaised, { params: { roundId }, body: { raised }, keepalive: true }),
    // Also when it was refused: somebody has confirmed it meanwhile.
    onSettled: () => cache.invalidateQueries({ queryKey: KEY }),
  });
