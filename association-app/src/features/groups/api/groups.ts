import {
  archiveConsoleGroup,
  connectAngelGroup,
  getConsoleGroups,
  putConsoleGroup,
} from '@syndication/contract/console-groups/console-groups.calls';
import { queryOptions } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import type { CallInput } from '@syndication/contract/http/call';

import { useConsoleChange } from '../../../components/use-console-change';
import { consoleKey } from '../../../query-keys';

export const groupsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: consoleKey('groups'),
    queryFn: ({ signal }) => api.call(getConsoleGroups, { signal }),
  });

/** Changes of groups. */
export function useGroupChanges() {
  const change = useConsoleChange();
  return {
    saveGroup: (input: CallInput<typeof putConsoleGroup>) =>
      change((api) => api.call(putConsoleGroup, { ...input, keepalive: true })),
    archiveGroup: (input: CallInput<typeof archiveConsoleGroup>) =>
      change((api) => api.call(archiveConsoleGroup, { ...input, keepalive: true })),
    connectGroup: (input: CallInput<typeof connectAngelGroup>) =>
      change((api) => api.call(connectAngelGroup, { ...input, keepalive: true })),
  };
}
