import { queryOptions } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import { getVenturePredictions } from '@syndication/contract/predictions/predictions.calls';

/** Who voted what on one deal, in a group that the member administers. */
export const venturePredictionsQuery = (api: ApiClient, groupId: string, id: string) =>
  queryOptions({
    queryKey: ['predictions', groupId, id] as const,
    queryFn: ({ signal }) =>
      api.call(getVenturePredictions, { params: { id }, query: { groupId }, signal }),
  });
