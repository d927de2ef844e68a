import * as calls from '@syndication/contract/console-updates/console-updates.calls';
import { queryOptions } from '@syndication/contract/host/query';
import type { CallInput } from '@syndication/contract/http/call';
import type { ApiClient } from '@syndication/contract/http/client';

import { consoleKey } from '../../../query-keys';

export type UpdatesQuery = NonNullable<CallInput<typeof calls.getConsoleUpdates>['query']>;

export const updatesQuery = (api: ApiClient, query: UpdatesQuery) =>
  queryOptions({
    queryKey: consoleKey('updates', query),
    queryFn: ({ signal }) => api.call(calls.getConsoleUpdates, { query, signal }),
    // The list that was there stays until the next one has come.
    placeholderData: (earlier) => earlier,
  });

/** One update with its body. */
export const updateQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: consoleKey('update', id),
    queryFn: ({ signal }) => api.call(calls.getConsoleUpdate, { params: { id }, signal }),
    // What is written is based on what is there now.
    staleTime: 0,
    gcTime: 0,
  });
