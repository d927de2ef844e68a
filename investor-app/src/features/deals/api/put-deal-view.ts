import { mutationOptions, type QueryClient } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import { isAnswerLost } from '@syndication/contract/http/no-answer';
import { deleteDealView, putDealView } from '@syndication/contract/member-deals/member-deals.calls';
import type { DealView } from '@syndication/contract/member-deals/member-deals.schemas';

import { dealViewsQuery } from './get-deal-views';

/** Changes are sent one by one, and the list is requested again after each. */
const changing = (api: ApiClient, cache: QueryClient) => {
  const reload = () => cache.invalidateQueries({ queryKey: dealViewsQuery(api).queryKey });
  return {
    scope: { id: 'deal-views' },
    onSuccess: reload,
    onError: (error: Error) => {
      // It may have been made.
      if (isAnswerLost(error)) void reload();
    },
  };
};

export interface ViewChange {
  /** A new view, or one as it was shown. */
  view: DealView;
  /** What becomes different; what was saved meanwhile stays. */
  change?: Partial<DealView>;
}

/** Creates a view, or changes it. */
export const saveViewMutation = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    ...changing(api, cache),
    mutationFn: ({ view, change }: ViewChange) => {
      const views = cache.getQueryData(dealViewsQuery(api).queryKey);
      const known = change && views?.find((each) => each.id === view.id);
      const { id, ...body } = { ...(known ?? view), ...change };
      return api.call(putDealView, { params: { id }, body, keepalive: true });
    },
  });

export const deleteViewMutation = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    ...changing(api, cache),
    mutationFn: (id: string) => api.call(deleteDealView, { params: { id }, keepalive: true }),
  });
