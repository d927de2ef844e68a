import { useCallback, useEffect } from 'react';

import { dropEarlyData } from '../boot/drop-early-data';
import { api } from './api';
import { loadSession } from './load-session';
import { useSessionStore } from './session-store';

/** Finds out once who is signed in; returns a function that tries again. */
export function useSessionLoad(): () => void {
  const { setSession, setStatus } = useSessionStore.getState();
  const load = useCallback(() => {
    setStatus('loading');
    loadSession(api).then(
      (session) => {
        const maySeeData =
          session.role === 'investor' ? session.member.isPolicyRead === 1 : session.role;
        if (!maySeeData) dropEarlyData();
        setSession(session);
      },
      () => setStatus('failed'),
    );
  }, [setSession, setStatus]);
  useEffect(load, [load]);
  return load;
}
