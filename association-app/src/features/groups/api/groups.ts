import {
  archiveConsoleGroup,
  connectAngelGroup,
  getConsoleGroups,
  putConsoleGroup,
} from '@syndication/contract/console-groups/console-groups.calls';
import { queryOptions, useMutation, useQueryClient } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import type { CallInput } from '@syndication/contract/http/call';
import { useHost } from '@syndication/contract/host';

import { consoleKey } from '../../../query-keys';

export const groupsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: consoleKey('groups'),
    queryFn: ({ signal }) => api.call(getConsoleGroups, { signal }),
  });

/** Changes of groups; each refetches what the console shows. */
export function useGroupChanges() {
  const { api } = useHost();
  const cache = useQueryClient();
  const onSuccess = () => void cache.invalidateQueries({ queryKey: consoleKey() });
  const save = useMutation({
    mutationFn: (input: CallInput<typeof putConsoleGroup>) =>
      api.call(putConsoleGroup, { ...input, keepalive: true }),
    onSuccess,
  });
  const archive = useMutation({
    mutationFn: (input: CallInput<typeof archiveConsoleGroup>) =>
      api.call(archiveConsoleGroup, { ...input, keepalive: true }),
    onSuccess,
  });
  const connect = useMutation({
    mutationFn: (input: CallInput<typeof connectAngelGroup>) =>
      api.call(connectAngelGroup, { ...input, keepalive: true }),
    onSuccess,
  });
  return {
    saveGroup: save.mutateAsync,
    archiveGroup: archive.mutateAsync,
    connectGroup: connect.mutateAsync,
  };
}
