import * as calls from '@syndication/contract/console-nominations/console-nominations.calls';
import { useHost } from '@syndication/contract/host';
import { queryOptions, useMutation, useQueryClient } from '@syndication/contract/host/query';
import type { CallInput } from '@syndication/contract/http/call';
import type { ApiClient } from '@syndication/contract/http/client';

import { consoleKey } from '../../../query-keys';

export type NominationsQuery = NonNullable<CallInput<typeof calls.getConsoleNominations>['query']>;

export const nominationsQuery = (api: ApiClient, query: NominationsQuery) =>
  queryOptions({
    queryKey: consoleKey('nominations', query),
    queryFn: ({ signal }) => api.call(calls.getConsoleNominations, { query, signal }),
    // The list that was there stays until the next one has come.
    placeholderData: (earlier) => earlier,
  });

/** Changes of nominations; each refetches what the console shows. */
export function useNominationChanges() {
  const { api } = useHost();
  const cache = useQueryClient();
  const onSuccess = () => void cache.invalidateQueries({ queryKey: consoleKey() });
  const resend = useMutation({
    mutationFn: (input: CallInput<typeof calls.resendNomination>) =>
      api.call(calls.resendNomination, { ...input, keepalive: true }),
    onSuccess,
  });
  const correct = useMutation({
    mutationFn: (input: CallInput<typeof calls.correctNomination>) =>
      api.call(calls.correctNomination, { ...input, keepalive: true }),
    onSuccess,
  });
  const withdraw = useMutation({
    mutationFn: (input: CallInput<typeof calls.withdrawNomination>) =>
      api.call(calls.withdrawNomination, { ...input, keepalive: true }),
    onSuccess,
  });
  const accept = useMutation({
    mutationFn: (input: CallInput<typeof calls.acceptNomination>) =>
      api.call(calls.acceptNomination, { ...input, keepalive: true }),
    onSuccess,
  });
  const lead = useMutation({
    mutationFn: (input: CallInput<typeof calls.putDealLead>) =>
      api.call(calls.putDealLead, { ...input, keepalive: true }),
    onSuccess,
  });
  return {
    resend: resend.mutateAsync,
    correct: correct.mutateAsync,
    withdraw: withdraw.mutateAsync,
    accept: accept.mutateAsync,
    changeLead: lead.mutateAsync,
  };
}
