import * as calls from '@syndication/contract/console-deals/console-deals.calls';
import { queryOptions } from '@syndication/contract/host/query';
import type { CallInput } from '@syndication/contract/http/call';
import type { ApiClient } from '@syndication/contract/http/client';

import { consoleKey } from '../../../query-keys';

export type DealsQuery = NonNullable<CallInput<typeof calls.getConsoleDeals>['query']>;

export const dealsQuery = (api: ApiClient, query: DealsQuery) =>
  queryOptions({
    queryKey: consoleKey('deals', query),
    queryFn: ({ signal }) => api.call(calls.getConsoleDeals, { query, signal }),
    // The list that was there stays until the next one has come.
    placeholderData: (earlier) => earlier,
  });
