import type { QueryClient } from '@tanstack/react-query';

import {
  LOGIN_VERSION,
  type SessionEndReason,
} from '@syndication/contract/accounts/accounts.rules';
import {
  deleteEntrepreneurLogin,
  deleteInvestorLogin,
} from '@syndication/contract/accounts/accounts.calls';
import { SIGNED_OUT, type ClientSession } from '@syndication/contract/host';

import { useLateFailures } from '../updates/late-failures';
import { abortSessionCalls, createApiFor } from './api';
import { userIdOf, useSessionStore } from './session-store';

/** Removes what this page knows of its user. */
export function forgetUser(queryClient: QueryClient): void {
  abortSessionCalls();
  useLateFailures.getState().dismiss();
  void queryClient.cancelQueries();
  queryClient.clear();
}

/** Removes caches and all local storage, so that the next user of this browser finds nothing of this one. */
export function removeUserData(queryClient: QueryClient): void {
  try {
    localStorage.clear();
  } catch {
    // Storage may be switched off; there is nothing to remove then.
  }
  forgetUser(queryClient);
}

/**
 * Ends the session in this browser (section 4, "Clearing the session").
 * @param reason what the sign-in says of it, when its user did not end it
 */
export function endSession(queryClient: QueryClient, reason: SessionEndReason | null = null): void {
  removeUserData(queryClient);
  useSessionStore.getState().setSession(SIGNED_OUT, reason);
}

/** Ends the session on the server, on both services in sequence (section 4, "Logout"). */
async function endOnServer(session: ClientSession): Promise<void> {
  const api = createApiFor(userIdOf(session));
  const deleteEntrepreneur = () =>
    api.call(deleteEntrepreneurLogin, { query: { version: LOGIN_VERSION }, keepalive: true });
  if (session.role === 'investor') {
    await api.call(deleteInvestorLogin, { keepalive: true });
    if (session.member.tenantId) await deleteEntrepreneur();
  } else if (session.role === 'entrepreneur') {
    await deleteEntrepreneur();
    await api.call(deleteInvestorLogin, { keepalive: true });
  }
}

/**
 * Ends the session on the server and then in the browser: at a logout, or after a 401.
 * @throws ApiError when the server was not reached; the browser keeps its session then, so that nobody
 * leaves one behind that is still open
 */
export async function endSessionEverywhere(queryClient: QueryClient): Promise<void> {
  const { session, isRefused } = useSessionStore.getState();
  await endOnServer(session);
  if (isRefused) {
    endSession(queryClient);
  } else {
    removeUserData(queryClient);
    useSessionStore.getState().signOut();
  }
}

/**
 * After a 500 of the session check, which does not say whose session it is: the sign-in says that it has ended, so it
 * ends on the server, too, if that answers. Both calls go at once, before anybody can sign in again.
 */
export function endUnknownOnServer(): void {
  const api = createApiFor(null);
  Promise.all([
    api.call(deleteEntrepreneurLogin, { query: { version: LOGIN_VERSION }, keepalive: true }),
    api.call(deleteInvestorLogin, { keepalive: true }),
  ]).catch(() => undefined);
}

/** After a 500 (section 8): ends the session in the browser at once, and on the server if it answers. */
export function endSessionAfterFault(queryClient: QueryClient): void {
  const { session } = useSessionStore.getState();
  if (session.role === null) return;
  endSession(queryClient, 'server-fault');
  endOnServer(session).catch(() => undefined);
}
