import type { QueryClient } from '@tanstack/react-query';

import type { Role } from '@syndication/contract/accounts/accounts.rules';
import type { ClientSession } from '@syndication/contract/host';

import { forgetUser } from './end-session';
import { loadSession } from './load-session';
import { userIdOf, useSessionStore } from './session-store';

/**
 * Shows the session of another tab. That tab has renewed what the browser stores, which is not this page's to remove: it
 * may be the next user's by now.
 */
export function showSession(queryClient: QueryClient, session: ClientSession): void {
  forgetUser(queryClient);
  useSessionStore.getState().setSession(session);
}

/** The member has accepted the agreement: everything that was refused without it is requested again. */
export function showAccepted(queryClient: QueryClient): void {
  useSessionStore.getState().acceptPolicy();
  void queryClient.invalidateQueries();
}

const toKey = (session: ClientSession) => `${session.role} ${userIdOf(session)}`;

/** The same where its user has signed out in the other tab. */
export function showSignedOut(queryClient: QueryClient): void {
  forgetUser(queryClient);
  useSessionStore.getState().signOut();
}

/**
 * Asks who is signed in now, without the loading screen: most often nothing has changed, or a name.
 * @throws ApiError when the server cannot say
 */
export async function followSession(queryClient: QueryClient, role?: Role): Promise<void> {
  const { session: before } = useSessionStore.getState();
  const session = await loadSession(role);
  const { session: known } = useSessionStore.getState();
  if (toKey(known) !== toKey(before)) return;
  // The user has changed something meanwhile, for example the group; the answer may not include it.
  if (known !== before) return followSession(queryClient, role);
  if (toKey(session) === toKey(before)) useSessionStore.getState().renewSession(session);
  else showSession(queryClient, session);
}

/** The same where nothing depends on an answer: the next call that needs the session will say. */
export function checkSession(queryClient: QueryClient, role?: Role): void {
  followSession(queryClient, role).catch(() => undefined);
}
