import { queryOptions } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import { getGroupPredictions } from '@syndication/contract/predictions/predictions.calls';

import { PREDICTIONS_KEY } from '../../../components/predictions-key';

/** Predictions on all listed deals of a group that the member administers. */
export const groupPredictionsQuery = (api: ApiClient, groupId: string) =>
  queryOptions({
    queryKey: [...PREDICTIONS_KEY, groupId] as const,
    queryFn: ({ signal }) => api.call(getGroupPredictions, { query: { groupId }, signal }),
  });
