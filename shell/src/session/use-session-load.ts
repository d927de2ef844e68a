import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';

import type { SessionEndReason } from '@syndication/contract/accounts/accounts.rules';
import { forgetKeptForOthers, SIGNED_OUT } from '@syndication/contract/host';

import { dropEarlyAnswers } from '../boot/early-answers';
import { comeBackLater } from './come-back-later';
import { maySeeData } from './data-permission';
import { endSession, endUnknownOnServer } from './end-session';
import {
  checkSession,
  followSession,
  showAccepted,
  showSession,
  showSignedOut,
} from './follow-session';
import { loadSession } from './load-session';
import { followOtherTabs } from './other-tabs';
import { userIdOf, useSessionStore } from './session-store';
import { readStoredRole } from './stored-role';

/** Finds out who is signed in and follows what other tabs do; returns a function that tries again. */
export function useSessionLoad(): () => void {
  const queryClient = useQueryClient();
  const person = useSessionStore(({ session }) => userIdOf(session));
  const hasSignedOut = useSessionStore((state) => state.hasSignedOut);
  const { setSession, setStatus } = useSessionStore.getState();

  const load = useCallback(() => {
    setStatus('loading');
    let reason: SessionEndReason | null = null;
    const role = readStoredRole();
    // A browser without a role has most likely no session that could have ended.
    const explainFault = () => {
      if (role) reason = 'server-fault';
    };
    comeBackLater(() => loadSession(role, explainFault)).then(
      (session) => {
        if (!maySeeData(session)) dropEarlyAnswers();
        // Removes a role that no longer holds, too: the next visit guesses by it.
        if (session.role !== null) return setSession(session);
        endSession(queryClient, reason);
        if (reason) endUnknownOnServer();
      },
      () => setStatus('failed'),
    );
  }, [queryClient, setSession, setStatus]);

  useEffect(load, [load]);

  useEffect(
    () =>
      followOtherTabs({
        onEnded: (hasSignedOut) =>
          hasSignedOut ? showSignedOut(queryClient) : showSession(queryClient, SIGNED_OUT),
        onChanged: (role) => checkSession(queryClient, role),
        onAccepted: () => showAccepted(queryClient),
        onRestored: () => followSession(queryClient).catch(() => setStatus('failed')),
      }),
    [queryClient, setStatus],
  );

  // Runs after the screens of the previous user have unmounted, which may store something until then. After a session
  // that ended by itself, what its user typed is kept.
  useEffect(() => {
    if (person !== null || hasSignedOut) forgetKeptForOthers(person);
  }, [person, hasSignedOut]);

  useQuery({
    queryKey: ['session', person],
    queryFn: async () => {
      await followSession(queryClient);
      return person;
    },
    enabled: person !== null,
    // The page knows it already; whatever changes it, such as the console, invalidates it.
    initialData: person,
    staleTime: Infinity,
  });

  return load;
}
