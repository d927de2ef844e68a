import {
  archiveConsoleGroup,
  connectAngelGroup,
  getConsoleGroups,
  putConsoleGroup,
} from '@syndication/contract/console-groups/console-groups.calls';
import { useHost } from '@syndication/contract/host';
import { queryOptions, useQueryClient } from '@syndication/contract/host/query';
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
  const { queryKey } = groupsQuery(useHost().api);
  const cache = useQueryClient();
  const change = useConsoleChange();
  return {
    saveGroup: (input: CallInput<typeof putConsoleGroup>) =>
      change(async (api) => {
        await api.call(putConsoleGroup, { ...input, keepalive: true });
        const { title, minBallots } = input.body;
        // The list under the dialog shows it at once; the rest comes with the refetch.
        cache.setQueryData(queryKey, (groups) =>
          groups?.map((group) =>
            group.id === input.params.id
              ? { ...group, title, minBallots: minBallots ?? group.minBallots }
              : group,
          ),
        );
      }),
    archiveGroup: (input: CallInput<typeof archiveConsoleGroup>) =>
      change((api) => api.call(archiveConsoleGroup, { ...input, keepalive: true })),
    connectGroup: (input: CallInput<typeof connectAngelGroup>) =>
      change((api) => api.call(connectAngelGroup, { ...input, keepalive: true })),
  };
}
