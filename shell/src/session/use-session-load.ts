import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';

import { dropEarlyData } from '../boot/drop-early-data';
import { api } from './api';
import { clearSession } from './clear-session';
import { loadSession } from './load-session';
import { useSessionStore } from './session-store';

/** Finds out once who is signed in; returns a function that tries again. */
export function useSessionLoad(): () => void {
  const queryClient = useQueryClient();
  const { setSession, setStatus } = useSessionStore.getState();
  const load = useCallback(() => {
    setStatus('loading');
    loadSession(api).then(
      (session) => {
        const maySeeData =
          session.role === 'investor' ? session.member.isPolicyRead === 1 : session.role;
        if (!maySeeData) dropEarlyData();
        // Forgets a role that no longer holds, too: the next visit guesses by it.
        if (session.role === null) clearSession(queryClient);
        else setSession(session);
      },
      () => setStatus('failed'),
    );
  }, [queryClient, setSession, setStatus]);
  useEffect(load, [load]);
  return load;
}
