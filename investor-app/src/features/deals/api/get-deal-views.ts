import { queryOptions } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import { getDealViews } from '@syndication/contract/member-deals/member-deals.calls';

/** The member's saved views of the deals list. */
export const dealViewsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['deal-views'],
    queryFn: ({ signal }) => api.call(getDealViews, { signal }),
  });
