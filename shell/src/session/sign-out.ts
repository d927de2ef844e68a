import type { QueryClient } from '@tanstack/react-query';

import { LOGIN_VERSION } from '@syndication/contract/accounts/accounts.rules';
import {
  deleteEntrepreneurLogin,
  deleteInvestorLogin,
} from '@syndication/contract/accounts/accounts.calls';
import { forgetKeptForOthers, type Session } from '@syndication/contract/host';
import type { ApiClient } from '@syndication/contract/http/client';

import { clearSession } from './clear-session';
import { useSessionStore } from './session-store';

/** Ends the session on the server, on both services in sequence (section 4, "Logout"). */
async function endOnServer(api: ApiClient, session: Session): Promise<void> {
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
 * Ends the session on the server and then in the browser.
 * @throws ApiError when the server could not be told; the browser's session is kept then, so that
 * nobody walks away from a session that still lives
 */
export async function signOut(api: ApiClient, queryClient: QueryClient): Promise<void> {
  const { session, isRefused } = useSessionStore.getState();
  await endOnServer(api, session);
  clearSession(queryClient);
  // A session that ended by itself leaves its user what was typed.
  if (!isRefused) forgetKeptForOthers(null);
}

/** What a 500 does (section 8): the browser forgets the user at once, and the server is told if it listens. */
export function signOutAfterFault(api: ApiClient, queryClient: QueryClient): void {
  const { session } = useSessionStore.getState();
  if (session.role === null) return;
  clearSession(queryClient, 'server-fault');
  endOnServer(api, session).catch(() => undefined);
}
