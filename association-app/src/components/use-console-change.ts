import {
  CONSOLE_QUERIES,
  QUERIES_CHANGED_IN_CONSOLE,
} from '@syndication/contract/console/console-queries.rules';
import { useHost } from '@syndication/contract/host';
import { useMutation, useQueryClient } from '@syndication/contract/host/query';
import { ApiError } from '@syndication/contract/http/api-error';
import type { ApiClient } from '@syndication/contract/http/client';
import { isAnswerLost } from '@syndication/contract/http/no-answer';

const OUTDATED_QUERIES: readonly unknown[] = [CONSOLE_QUERIES, ...QUERIES_CHANGED_IN_CONSOLE];

/** Whether what the console shows is out of date: a change was refused for that, or may have been made. */
const isOutdated = (error: unknown): boolean =>
  isAnswerLost(error) ||
  (error instanceof ApiError && (error.status === 404 || error.status === 409));

/**
 * Every write of the console goes through this: as a mutation, so that the session learns of a 401, and what it
 * changes here and on other screens is fetched again after a change, after one that was refused because it had changed,
 * and after one without an answer.
 */
export function useConsoleChange() {
  const { api } = useHost();
  const cache = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (change: (client: ApiClient) => Promise<unknown>) => change(api),
    onSettled: (_answer, error) => {
      if (error && !isOutdated(error)) return;
      void cache.invalidateQueries({
        predicate: ({ queryKey: [first] }) => OUTDATED_QUERIES.includes(first),
      });
    },
  });
  return <Answer>(change: (client: ApiClient) => Promise<Answer>) =>
    mutateAsync(change) as Promise<Answer>;
}
