import { createElement, Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';

import type { Role } from '@syndication/contract/accounts/accounts.rules';
import type { RemoteRoute, RemoteSlots } from '@syndication/contract/host';
import type { RemoteName } from '@syndication/contract/release/registry.rules';
import { remoteAt, remoteOfRole } from '@syndication/contract/release/remotes.rules';

import { useOwnTitle, usePageTitle } from '../chrome/use-page-title';
import { reportError } from '../reports/report-release';
import { NOT_FOUND_PAGE_TITLE, NotFound } from '../routes/not-found';
import { ComingScreen, LoadingPage } from './loading-page';
import { RemoteBoundary, RemoteFailure, SilentBoundary } from './remote-boundary';
import type { RemoteView } from './remote-machine';
import { remotes, useRemote } from './remotes';

/** For paths that the release does not know: it has shown what there is to show. */
const NOT_FOUND: RemoteRoute = { path: '*', title: NOT_FOUND_PAGE_TITLE, Component: NotFound };

interface ScreenProps {
  remote: RemoteName;
  attempt: number;
  route: RemoteRoute;
}

function Screen({ remote, attempt, route }: ScreenProps) {
  const { pathname } = useLocation();
  const ownTitle = useOwnTitle((state) => state.ownTitle);
  usePageTitle(ownTitle ?? route.title);
  // Runs once the screen is shown: not while its chunk is on the way, and not when it throws.
  useEffect(
    () => remotes.send(remote, { type: 'screen shown', attempt, pathname }),
    [remote, attempt, pathname],
  );
  return createElement(remotes.screenOf(remote, attempt, route));
}

interface ScreensProps {
  remote: RemoteName;
  view: Extract<RemoteView, { status: 'ready' }>;
}

/** The screens of the release in the page; tells its state machine what becomes of them. */
function ReleaseScreens({ remote, view: { app, attempt } }: ScreensProps) {
  const { pathname, key } = useLocation();
  const isLate = useRemote(remote, (state) => state.isLate);
  useEffect(() => {
    remotes.send(remote, { type: 'navigated', attempt, pathname });
  }, [remote, attempt, pathname, key]);
  useEffect(() => {
    const onBack = () => remotes.send(remote, { type: 'went back', attempt });
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
      remotes.send(remote, { type: 'left', attempt });
    };
  }, [remote, attempt]);
  return (
    <RemoteBoundary
      remote={remote}
      pathname={pathname}
      onRetry={() => remotes.send(remote, { type: 'retry' })}
      onFault={(error) => remotes.send(remote, { type: 'fault', attempt, pathname, error })}
    >
      <Suspense fallback={<LoadingPage />}>
        <Routes>
          {[...app.routes, NOT_FOUND].map((route) => (
            <Route
              key={route.path}
              path={route.path}
              element={<Screen key={route.path} remote={remote} attempt={attempt} route={route} />}
            />
          ))}
        </Routes>
      </Suspense>
      {isLate && <ComingScreen />}
    </RemoteBoundary>
  );
}

/** The screens of one remote, behind its own error boundary with Retry. */
export function RemoteOutlet({ remote }: { remote: RemoteName }) {
  const view = useRemote(remote, (state) => state.view);
  useEffect(() => remotes.start(remote), [remote]);
  if (view.status === 'loading') return <LoadingPage />;
  if (view.status === 'failed') {
    const retry = () => remotes.send(remote, { type: 'retry' });
    return <RemoteFailure remote={remote} error={view.error} onRetry={retry} />;
  }
  return <ReleaseScreens key={`${remote} ${view.attempt}`} remote={remote} view={view} />;
}

/** The screens of the remote that the path belongs to. */
export function RemoteScreens({ role }: { role: Role | null }) {
  const { pathname } = useLocation();
  const own = remoteOfRole(role);
  // Another remote may own the path, but this one fills the chrome around it.
  useEffect(() => remotes.startBeside(own), [own]);
  return <RemoteOutlet remote={remoteAt(role, pathname)} />;
}

interface SlotProps {
  remote: RemoteName;
  name: keyof RemoteSlots;
}

/** What a remote puts into a named place of the chrome; nothing while it loads or after it failed. */
export function RemoteSlot({ remote, name }: SlotProps) {
  const view = useRemote(remote, (state) => state.view);
  if (view.status !== 'ready') return null;
  const Content = view.app.slots?.[name];
  const onFault = () => reportError(remote, view.release?.version);
  return Content ? (
    <SilentBoundary key={`${remote} ${view.attempt}`} onFault={onFault}>
      <Content />
    </SilentBoundary>
  ) : null;
}
