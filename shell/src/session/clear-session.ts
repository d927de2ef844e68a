import type { QueryClient } from '@tanstack/react-query';

import { SIGNED_OUT } from '@syndication/contract/host';

import { useSessionStore } from './session-store';

/** Forgets the user in this browser: session, caches and all local storage (section 4). */
export function clearSession(queryClient: QueryClient): void {
  try {
    localStorage.clear();
  } catch {
    // Storage may be switched off; there is nothing to clear then.
  }
  void queryClient.cancelQueries();
  queryClient.clear();
  useSessionStore.getState().setSession(SIGNED_OUT);
}
