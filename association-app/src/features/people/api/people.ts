import * as calls from '@syndication/contract/console-people/console-people.calls';
import { queryOptions } from '@syndication/contract/host/query';
import type { CallInput } from '@syndication/contract/http/call';
import type { ApiClient } from '@syndication/contract/http/client';
import { useState } from 'react';

import { useConsoleChange } from '../../../components/use-console-change';
import { consoleKey } from '../../../query-keys';

export type PeopleQuery = NonNullable<CallInput<typeof calls.getPeople>['query']>;

export const peopleQuery = (api: ApiClient, query: PeopleQuery) =>
  queryOptions({
    queryKey: consoleKey('people', query),
    queryFn: ({ signal }) => api.call(calls.getPeople, { query, signal }),
    // The list that was there stays until the next one has come.
    placeholderData: (earlier) => earlier,
  });

/** Imports that can be undone. */
export const importsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: consoleKey('imports'),
    queryFn: ({ signal }) => api.call(calls.getPeopleImports, { signal }),
  });

/** Those who want their accounts deleted. */
export const deletionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: consoleKey('deletions'),
    queryFn: ({ signal }) => api.call(calls.getDeletionRequests, { signal }),
  });

/** One import of people. Its id is made once: sent again, it invites nobody twice. */
export function usePeopleImport() {
  const change = useConsoleChange();
  const [id] = useState(() => crypto.randomUUID());
  const send = (body: CallInput<typeof calls.putPeopleImport>['body']) =>
    change((api) => api.call(calls.putPeopleImport, { params: { id }, body, keepalive: true }));
  return { id, send };
}
