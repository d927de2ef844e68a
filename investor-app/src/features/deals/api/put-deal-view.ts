import { mutationOptions, type QueryClient } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import { deleteDealView, putDealView } from '@syndication/contract/member-deals/member-deals.calls';
import type { DealView } from '@syndication/contract/member-deals/member-deals.schemas';

import { dealViewsQuery } from './get-deal-views';

const reload = (api: ApiClient, cache: QueryClient) =>
  cache.invalidateQueries({ queryKey: dealViewsQuery(api).queryKey });

/** Creates or replaces the view with this id. */
export const saveViewMutation = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, ...body }: DealView) =>
      api.call(putDealView, { params: { id }, body, keepalive: true }),
    onSuccess: () => reload(api, cache),
  });

export const deleteViewMutation = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string) => api.call(deleteDealView, { params: { id }, keepalive: true }),
    onSuccess: () => reload(api, cache),
  });
