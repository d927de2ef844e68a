import {
  getConsoleHealth,
  putTestMail,
  retryMail,
} from '@syndication/contract/console-health/console-health.calls';
import { useHost } from '@syndication/contract/host';
import { queryOptions, useMutation, useQueryClient } from '@syndication/contract/host/query';
import type { CallInput } from '@syndication/contract/http/call';
import type { ApiClient } from '@syndication/contract/http/client';

import { consoleKey } from '../../../query-keys';

export const healthQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: consoleKey('health'),
    queryFn: ({ signal }) => api.call(getConsoleHealth, { signal }),
  });

/** What staff do about mail; what the console shows is asked for again after each. */
export function useMailActs() {
  const { api } = useHost();
  const cache = useQueryClient();
  const onSuccess = () => void cache.invalidateQueries({ queryKey: consoleKey() });
  const test = useMutation({
    mutationFn: (input: CallInput<typeof putTestMail>) =>
      api.call(putTestMail, { ...input, keepalive: true }),
    onSuccess,
  });
  const retry = useMutation({
    mutationFn: () => api.call(retryMail, { keepalive: true }),
    onSuccess,
  });
  return { sendTestMail: test.mutateAsync, retryMail: retry.mutateAsync };
}
