import { sharedQueryKeys } from '@syndication/contract/host';
import type { ApiClient } from '@syndication/contract/http/client';
import { getVentures } from '@syndication/contract/ventures/ventures.calls';
import { queryOptions } from '@syndication/contract/host/query';

/** The deals of the active group; the server decides which these are. */
export const dealsQuery = (api: ApiClient, groupId: string | null) =>
  queryOptions({
    queryKey: sharedQueryKeys.ventures(groupId),
    queryFn: ({ signal }) => api.call(getVentures, { signal }),
  });
