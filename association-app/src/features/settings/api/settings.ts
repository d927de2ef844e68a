import {
  getConsoleSettings,
  putConsoleSettings,
} from '@syndication/contract/console-settings/console-settings.calls';
import { useHost } from '@syndication/contract/host';
import { queryOptions, useQueryClient } from '@syndication/contract/host/query';
import type { CallInput } from '@syndication/contract/http/call';
import type { ApiClient } from '@syndication/contract/http/client';

import { useConsoleChange } from '../../../components/use-console-change';
import { consoleKey } from '../../../query-keys';

export const settingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: consoleKey('settings'),
    queryFn: ({ signal }) => api.call(getConsoleSettings, { signal }),
  });

export function useSettingsChange() {
  const { api } = useHost();
  const cache = useQueryClient();
  const change = useConsoleChange();
  return async (body: CallInput<typeof putConsoleSettings>['body']) => {
    const settings = await change((client) =>
      client.call(putConsoleSettings, { body, keepalive: true }),
    );
    // The next save is based on this one, even before the settings are fetched again.
    cache.setQueryData(settingsQuery(api).queryKey, settings);
  };
}
