import { sharedQueryKeys } from '@syndication/contract/host';
import type { ApiClient } from '@syndication/contract/http/client';
import { getVentures } from '@syndication/contract/ventures/ventures.calls';
import { queryOptions } from '@syndication/contract/host/query';

/**
 * The deals of a group. It is named, so that another tab's or a newer switch never changes whose deals
 * arrive; without one the server decides.
 */
export const dealsQuery = (api: ApiClient, groupId: string | null) =>
  queryOptions({
    queryKey: sharedQueryKeys.ventures(groupId),
    queryFn: ({ signal }) =>
      api.call(getVentures, { query: groupId === null ? {} : { groupId }, signal }),
  });
