import type { QueryClient } from '@tanstack/react-query';

import type { Role } from '@syndication/contract/accounts/accounts.rules';
import { forgetKeptForOthers, type ClientSession } from '@syndication/contract/host';

import { forgetUser } from './end-session';
import { loadSession } from './load-session';
import { userIdOf, useSessionStore } from './session-store';

/**
 * Shows the session of another tab. That tab has renewed what the browser stores, which is not this page's to remove: it
 * may be the next user's by now.
 */
export function showSession(queryClient: QueryClient, session: ClientSession): void {
  forgetUser(queryClient);
  if (session.role !== null) forgetKeptForOthers(userIdOf(session));
  useSessionStore.getState().setSession(session);
}

const toKey = (session: ClientSession) => `${session.role} ${userIdOf(session)}`;

/** Asks who is signed in now, without the loading screen: most often nothing has changed, or a name. */
export async function followSession(queryClient: QueryClient, role?: Role): Promise<void> {
  const known = () => toKey(useSessionStore.getState().session);
  const before = known();
  // Without an answer, the next call that needs the session will say.
  const session = await loadSession(role).catch(() => null);
  if (!session || known() !== before) return;
  if (toKey(session) === before) useSessionStore.getState().renewSession(session);
  else showSession(queryClient, session);
}
