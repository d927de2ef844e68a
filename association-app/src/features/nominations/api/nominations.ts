import { getConsoleNominations } from '@syndication/contract/console-nominations/console-nominations.calls';
import { queryOptions } from '@syndication/contract/host/query';
import type { CallInput } from '@syndication/contract/http/call';
import type { ApiClient } from '@syndication/contract/http/client';

import { consoleKey } from '../../../query-keys';

export type NominationsQuery = NonNullable<CallInput<typeof getConsoleNominations>['query']>;

export const nominationsQuery = (api: ApiClient, query: NominationsQuery) =>
  queryOptions({
    queryKey: consoleKey('nominations', query),
    queryFn: ({ signal }) => api.call(getConsoleNominations, { query, signal }),
    // The list that was there stays until the next one has come.
    placeholderData: (earlier) => earlier,
  });
