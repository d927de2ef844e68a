import {
  getConsoleHealth,
  putTestMail,
  retryMail,
} from '@syndication/contract/console-health/console-health.calls';
import { queryOptions } from '@syndication/contract/host/query';
import type { CallInput } from '@syndication/contract/http/call';
import type { ApiClient } from '@syndication/contract/http/client';

import { useConsoleChange } from '../../../components/use-console-change';
import { consoleKey } from '../../../query-keys';

export const healthQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: consoleKey('health'),
    queryFn: ({ signal }) => api.call(getConsoleHealth, { signal }),
  });

/** What staff do about mail. */
export function useMailActions() {
  const change = useConsoleChange();
  return {
    sendTestMail: (input: CallInput<typeof putTestMail>) =>
      change((api) => api.call(putTestMail, { ...input, keepalive: true })),
    retryMail: () => change((api) => api.call(retryMail, { keepalive: true })),
  };
}
