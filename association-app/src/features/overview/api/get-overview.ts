import { getConsoleOverview } from '@syndication/contract/console-overview/console-overview.calls';
import { queryOptions } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';

import { consoleKey } from '../../../query-keys';

export const overviewQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: consoleKey('overview'),
    queryFn: ({ signal }) => api.call(getConsoleOverview, { signal }),
  });
