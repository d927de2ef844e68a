import * as calls from '@syndication/contract/console-nominations/console-nominations.calls';
import { queryOptions } from '@syndication/contract/host/query';
import type { CallInput } from '@syndication/contract/http/call';
import type { ApiClient } from '@syndication/contract/http/client';

import { useConsoleChange } from '../../../components/use-console-change';
import { consoleKey } from '../../../query-keys';

export type NominationsQuery = NonNullable<CallInput<typeof calls.getConsoleNominations>['query']>;

export const nominationsQuery = (api: ApiClient, query: NominationsQuery) =>
  queryOptions({
    queryKey: consoleKey('nominations', query),
    queryFn: ({ signal }) => api.call(calls.getConsoleNominations, { query, signal }),
    // The list that was there stays until the next one has come.
    placeholderData: (earlier) => earlier,
  });

/** Changes of nominations. */
export function useNominationChanges() {
  const change = useConsoleChange();
  return {
    resend: (input: CallInput<typeof calls.resendNomination>) =>
      change((api) => api.call(calls.resendNomination, { ...input, keepalive: true })),
    correct: (input: CallInput<typeof calls.correctNomination>) =>
      change((api) => api.call(calls.correctNomination, { ...input, keepalive: true })),
    withdraw: (input: CallInput<typeof calls.withdrawNomination>) =>
      change((api) => api.call(calls.withdrawNomination, { ...input, keepalive: true })),
    accept: (input: CallInput<typeof calls.acceptNomination>) =>
      change((api) => api.call(calls.acceptNomination, { ...input, keepalive: true })),
    changeLead: (input: CallInput<typeof calls.putDealLead>) =>
      change((api) => api.call(calls.putDealLead, { ...input, keepalive: true })),
  };
}
