import {
  getConsoleSettings,
  putConsoleSettings,
} from '@syndication/contract/console-settings/console-settings.calls';
import { ApiError } from '@syndication/contract/http/api-error';
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
    // Somebody else was faster: what they saved comes in, and what was typed stays.
    onError: (error) =>
      error instanceof ApiError && error.code === 'STALE_VERSION'
        ? cache.invalidateQueries({ queryKey: settingsQuery(api).queryKey })
        : undefined,
    onSuccess: (settings) => cache.setQueryData(settingsQuery(api).queryKey, settings),
  });
  return mutateAsync;
}
