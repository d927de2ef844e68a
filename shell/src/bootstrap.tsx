import './shared-provides';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { DesignProvider } from '@syndication/shared-ui/core';

import { App } from './app';
import { likelyRemote } from './boot/early-requests';

import { askForPolicy } from './policy/ask-for-policy';
import { keepMemberKey, startRemote, watchForCrash } from './remotes/remotes';
import { startReports } from './reports/start-reports';
import { keepStoredReader, maySeeData } from './session/data-permission';
import { followRights } from './session/follow-rights';
import { checkSession } from './session/follow-session';
import { createQueryClient } from './session/query-client';
import { emailOf, userIdOf, useSessionStore } from './session/session-store';
import { endSessionAfterFault } from './session/end-session';
import { keepStoredGroup } from './session/stored-group';
import { readStoredRole } from './session/stored-role';
import { watchForReleases } from './updates/newer-release';
import { watchForms } from './updates/quiet-moment';

// What the next visit can request at once; the end of the session removes it with all storage.
useSessionStore.subscribe(({ session, status }, before) => {
  if (status !== 'ready') return;
  keepStoredReader(maySeeData(session) ? userIdOf(session) : null);
  const address = emailOf(session);
  if (address && address !== emailOf(before.session)) {
    keepMemberKey(address, () => emailOf(useSessionStore.getState().session) === address);
  }
  keepStoredGroup(
    session.role === 'investor' ? (session.member.syndicationGroup?.id ?? null) : null,
  );
});

const queryClient = createQueryClient({
  onUnauthorized: () => useSessionStore.getState().refuse(),
  onServerFault: () => endSessionAfterFault(queryClient),
  // The screens of another user must not stay, whatever is typed in them.
  onOutdated: (code) => (code === 'OTHER_USER' ? checkSession : followRights)(queryClient),
  onPolicyDue: () => askForPolicy(queryClient),
});

startReports();
watchForCrash();
watchForms();
watchForReleases();
// The session check and the likely remote load in parallel.
startRemote(likelyRemote(readStoredRole(), window.location.pathname));

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
const app = (
  <QueryClientProvider client={queryClient}>
    <BrowserRouter>
      <DesignProvider>
        <App />
      </DesignProvider>
    </BrowserRouter>
  </QueryClientProvider>
);
// In slices: on a slow phone, the first rendering is long enough to delay a tap.
startTransition(() => createRoot(root).render(app));
