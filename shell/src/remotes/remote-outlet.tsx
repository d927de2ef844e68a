import { createElement, Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';

import type { RemoteRoute } from '@syndication/contract/host';
import type { RemoteName } from '@syndication/contract/release/registry.rules';

import { useOwnTitle, usePageTitle } from '../chrome/use-page-title';
import { NOT_FOUND_PAGE_TITLE, NotFound } from '../routes/not-found';
import { ComingScreen, LoadingPage } from './loading-page';
import { RemoteBoundary } from './remote-boundary';
import { RemoteFailure } from './remote-failure';
import { screenOf } from './screens';
import { retryRemote, startRemote, useRemoteApp, type RemoteState } from './use-remote-app';
import { useScreenWatch } from './use-screen-watch';

type ReadyState = Extract<RemoteState, { status: 'ready' }>;

/** For paths that the release does not know: it has shown what there is to show. */
const NOT_FOUND: RemoteRoute = { path: '*', title: NOT_FOUND_PAGE_TITLE, Component: NotFound };

interface ScreenProps {
  route: RemoteRoute;
  onShown: (pathname: string) => void;
}

function Screen({ route, onShown }: ScreenProps) {
  const { pathname } = useLocation();
  const ownTitle = useOwnTitle((state) => state.ownTitle);
  usePageTitle(ownTitle ?? route.title);
  // Runs once the screen stands: not while its chunk is on the way, and not when it throws.
  useEffect(() => onShown(pathname), [onShown, pathname]);
  return createElement(screenOf(route));
}

function RemoteRoutes({ remote, state }: { remote: RemoteName; state: ReadyState }) {
  const location = useLocation();
  const { isLate, onShown, onFault } = useScreenWatch(state.loaded, location);
  return (
    <RemoteBoundary
      remote={remote}
      pathname={location.pathname}
      onRetry={() => retryRemote(remote)}
      onFault={onFault}
    >
      <Suspense fallback={<LoadingPage />}>
        <Routes>
          {[...state.app.routes, NOT_FOUND].map((route) => (
            <Route
              key={route.path}
              path={route.path}
              element={<Screen key={route.path} route={route} onShown={onShown} />}
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
  const state = useRemoteApp(remote);
  useEffect(() => startRemote(remote), [remote]);
  if (state.status === 'loading') return <LoadingPage />;
  if (state.status === 'failed') {
    return (
      <RemoteFailure remote={remote} error={state.error} onRetry={() => retryRemote(remote)} />
    );
  }
  const version = state.loaded?.release.version;
  return <RemoteRoutes key={`${remote}@${version}`} remote={remote} state={state} />;
}
