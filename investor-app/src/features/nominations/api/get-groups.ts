import { sharedQueryKeys } from '@syndication/contract/host';
import { queryOptions } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import { getSyndicationGroups } from '@syndication/contract/members/members.calls';

/** All groups, without the ventures that the call would carry along. */
export const groupsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: sharedQueryKeys.syndicationGroups(),
    queryFn: async ({ signal }) => {
      const { data } = await api.call(getSyndicationGroups, {
        query: { ventures: 'omit' },
        signal,
      });
      return data;
    },
  });
