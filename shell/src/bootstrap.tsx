import './shared-provides';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { LOGOUT_PATH } from '@syndication/contract/host/paths';
import { DesignProvider } from '@syndication/shared-ui/core';

import { App } from './app';
import { likelyRemote } from './boot/early-requests';
import { startRemote } from './remotes/use-remote-app';
import { clearSession } from './session/clear-session';
import { createQueryClient } from './session/query-client';
import { useSessionStore } from './session/session-store';
import { readStoredRole } from './session/stored-role';

const isSignedIn = (): boolean => useSessionStore.getState().session.role !== null;

const queryClient = createQueryClient({
  onUnauthorized: () => {
    if (!isSignedIn() || window.location.pathname === LOGOUT_PATH) return;
    // The router listens to popstate, and this may happen outside any component.
    window.history.pushState(null, '', LOGOUT_PATH);
    window.dispatchEvent(new PopStateEvent('popstate'));
  },
  onServerFault: () => {
    if (isSignedIn()) clearSession(queryClient);
  },
});

// The session check and the likely remote travel at the same time.
startRemote(likelyRemote(readStoredRole(), window.location.pathname));

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
createRoot(root).render(
  <QueryClientProvider client={queryClient}>
    <BrowserRouter>
      <DesignProvider>
        <App />
      </DesignProvider>
    </BrowserRouter>
  </QueryClientProvider>,
);
