import { queryOptions } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import { getVenturePredictions } from '@syndication/contract/predictions/predictions.calls';

import { groupPredictionsQuery } from './get-group-predictions';

/** Who voted what on one deal, in a group that the member administers. */
export const venturePredictionsQuery = (api: ApiClient, groupId: string, id: string) =>
  queryOptions({
    queryKey: [...groupPredictionsQuery(api, groupId).queryKey, id] as const,
    queryFn: ({ signal }) =>
      api.call(getVenturePredictions, { params: { id }, query: { groupId }, signal }),
  });
