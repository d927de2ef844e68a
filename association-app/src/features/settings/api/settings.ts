import {
  getConsoleSettings,
  putConsoleSettings,
} from '@syndication/contract/console-settings/console-settings.calls';
import { useHost } from '@syndication/contract/host';
import { queryOptions, useMutation, useQueryClient } from '@syndication/contract/host/query';
import type { CallInput } from '@syndication/contract/http/call';
import type { ApiClient } from '@syndication/contract/http/client';

import { consoleKey } from '../../../query-keys';

export const settingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: consoleKey('settings'),
    queryFn: ({ signal }) => api.call(getConsoleSettings, { signal }),
  });

export function useSettingsChange() {
  const { api } = useHost();
  const cache = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (body: CallInput<typeof putConsoleSettings>['body']) =>
      api.call(putConsoleSettings, { body, keepalive: true }),
    onSuccess: (settings) => cache.setQueryData(settingsQuery(api).queryKey, settings),
  });
  return mutateAsync;
}
