import type { QueryClient } from '@tanstack/react-query';

import {
  ROLE_STORAGE_KEY,
  type SignOutReason,
} from '@syndication/contract/accounts/accounts.rules';
import { forgetKeptForOthers, SIGNED_OUT, type Session } from '@syndication/contract/host';

import { useLateFailure } from '../updates/late-failure';
import { endSessionCalls } from './api';
import { userIdOf, useSessionStore } from './session-store';

/** Forgets the user in this browser: caches and all local storage, so that the next one finds nothing. */
function forgetUser(queryClient: QueryClient): void {
  try {
    localStorage.clear();
  } catch {
    // Storage may be switched off; there is nothing to clear then.
  }
  endSessionCalls();
  useLateFailure.getState().dismiss();
  void queryClient.cancelQueries();
  queryClient.clear();
}

/**
 * Ends the session in this browser (section 4, "Clearing the session").
 * @param reason what the sign-in says of it, when its user did not end it
 */
export function clearSession(queryClient: QueryClient, reason: SignOutReason | null = null): void {
  forgetUser(queryClient);
  useSessionStore.getState().setSession(SIGNED_OUT, reason);
}

/** Begins a session in this browser; whoever was signed in before leaves nothing behind. */
export function adoptSession(
  queryClient: QueryClient,
  session: Exclude<Session, { role: null }>,
): void {
  forgetUser(queryClient);
  forgetKeptForOthers(userIdOf(session));
  try {
    localStorage.setItem(ROLE_STORAGE_KEY, session.role);
  } catch {
    // A browser that blocks storage still signs in; it only starts slower.
  }
  useSessionStore.getState().setSession(session);
}
