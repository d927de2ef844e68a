import { MutationCache, QueryCache, type QueryClient } from '@tanstack/react-query';

import { HostQueryClient } from '@syndication/contract/host/query-client';
import { ApiError } from '@syndication/contract/http/api-error';

import { waitOfBusyServerMs } from './come-back-later';

/** What the session does about failures, wherever they happen (section 8). */
export interface SessionFailureHandlers {
  /** 401 while signed in. */
  onUnauthorized: () => void;
  /** Status 500, and only that: overload and restarts answer 503 and leave the session alone. */
  onServerFault: () => void;
  /** Somebody else has signed in in this browser, or the user has other rights by now. */
  onOutdated: (code: 'OTHER_USER' | 'FORBIDDEN') => void;
  /** A new version of the agreement is in force: nothing is answered until the member has accepted it. */
  onPolicyDue: () => void;
}

/**
 * The one query cache of the page. A failed query is tried again once when nobody answered; a call that
 * the server refused is not.
 */
export function createQueryClient(handlers: SessionFailureHandlers): QueryClient {
  const onError = (error: unknown): void => {
    if (!(error instanceof ApiError)) return;
    if (error.status === 401) handlers.onUnauthorized();
    if (error.status === 500) handlers.onServerFault();
    if (error.code === 'OTHER_USER' || error.code === 'FORBIDDEN') handlers.onOutdated(error.code);
    if (error.code === 'POLICY_NOT_ACCEPTED') handlers.onPolicyDue();
  };
  return new HostQueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        retry: (count, error) =>
          count < 1 && error instanceof ApiError && (error.status === 0 || error.status === 503),
        retryDelay: (_count, error) => waitOfBusyServerMs(error) ?? 500,
      },
      // Without a network a write fails at once: a silently waiting one would look done, and be lost with the page. A
      // finished one is soon forgotten: it holds the screen that made it, with ten thousand deals perhaps.
      mutations: { retry: false, networkMode: 'always', gcTime: 1_000 },
    },
  });
}
