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

/** Asks who is signed in now, without the loading screen: most often nothing has changed. */
export function followSession(queryClient: QueryClient, role?: Role): void {
  const person = () => userIdOf(useSessionStore.getState().session);
  const known = person();
  loadSession(role).then(
    (session) => {
      if (person() === known && userIdOf(session) !== known) showSession(queryClient, session);
    },
    // The next call that needs the session will say.
    () => undefined,
  );
}
