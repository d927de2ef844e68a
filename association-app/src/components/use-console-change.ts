import { useHost } from '@syndication/contract/host';
import { useMutation, useQueryClient } from '@syndication/contract/host/query';
import { ApiError } from '@syndication/contract/http/api-error';
import type { ApiClient } from '@syndication/contract/http/client';

import { consoleKey } from '../query-keys';

/** Whether a change was refused because what the console shows is out of date. */
const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 409);

/**
 * Every write of the console goes through this: as a mutation, so that the session learns of a 401, and what the
 * console shows is fetched again after a change, and after one that was refused because it had changed.
 */
export function useConsoleChange() {
  const { api } = useHost();
  const cache = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (change: (client: ApiClient) => Promise<unknown>) => change(api),
    onSettled: (_answer, error) => {
      if (!error || isOutdated(error)) void cache.invalidateQueries({ queryKey: consoleKey() });
    },
  });
  return <Answer>(change: (client: ApiClient) => Promise<Answer>) =>
    mutateAsync(change) as Promise<Answer>;
}
