import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';

import { dropEarlyData } from '../boot/drop-early-data';
import { api } from './api';
import { adoptSession } from './adopt-session';
import { comeBackLater } from './come-back-later';
import { maySeeData } from './data-permission';
import { endSession } from './end-session';
import { loadSession } from './load-session';
import { followOtherTabs } from './other-tabs';
import { useSessionStore, userIdOf } from './session-store';

/** Finds out who is signed in and follows what other tabs do; returns a function that tries again. */
export function useSessionLoad(): () => void {
  const queryClient = useQueryClient();
  const { setSession, setStatus } = useSessionStore.getState();

  const load = useCallback(() => {
    setStatus('loading');
    comeBackLater(() => loadSession(api)).then(
      (session) => {
        if (!maySeeData(session)) dropEarlyData();
        // Removes a role that no longer holds, too: the next visit guesses by it.
        if (session.role === null) endSession(queryClient);
        else setSession(session);
      },
      () => setStatus('failed'),
    );
  }, [queryClient, setSession, setStatus]);

  useEffect(load, [load]);

  useEffect(() => {
    /** Without the loading screen: most often nothing has changed. */
    const adoptFromOtherTab = (): void => {
      const known = userIdOf(useSessionStore.getState().session);
      loadSession(api).then(
        (session) => {
          if (userIdOf(session) === known) return;
          if (session.role === null) endSession(queryClient);
          else adoptSession(queryClient, session);
        },
        // The next call that needs the session will say.
        () => undefined,
      );
    };
    return followOtherTabs({
      onEnded: () => endSession(queryClient),
      onChanged: adoptFromOtherTab,
    });
  }, [queryClient]);

  return load;
}
