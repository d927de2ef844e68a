import { createElement, Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';

import type { RemoteApp, RemoteRoute } from '@syndication/contract/host';
import type { RemoteName } from '@syndication/contract/release/registry.rules';

import { useOwnTitle, usePageTitle } from '../chrome/use-page-title';
import { NotFound } from '../routes/not-found';
import { LoadingPage } from './loading-page';
import { RemoteBoundary } from './remote-boundary';
import { forgetScreens, screenOf } from './screens';
import { startRemote, useRemoteApp } from './use-remote-app';

function Screen({ route }: { route: RemoteRoute }) {
  const ownTitle = useOwnTitle((state) => state.ownTitle);
  usePageTitle(ownTitle ?? route.title);
  return createElement(screenOf(route));
}

function RemoteRoutes({ app }: { app: RemoteApp }) {
  return (
    <Suspense fallback={<LoadingPage />}>
      <Routes>
        {app.routes.map((route) => (
          <Route
            key={route.path}
            path={route.path}
            element={<Screen key={route.path} route={route} />}
          />
        ))}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}

function RemoteContent({ remote }: { remote: RemoteName }) {
  const state = useRemoteApp(remote);
  if (state.status === 'failed') throw state.error;
  if (state.status === 'loading') return <LoadingPage />;
  return <RemoteRoutes app={state.app} />;
}

/** The screens of one remote, behind its own error boundary with Retry. */
export function RemoteOutlet({ remote }: { remote: RemoteName }) {
  const { pathname } = useLocation();
  useEffect(() => startRemote(remote), [remote]);
  return (
    <RemoteBoundary
      key={remote}
      remote={remote}
      pathname={pathname}
      onRetry={() => {
        forgetScreens();
        startRemote(remote);
      }}
    >
      <RemoteContent remote={remote} />
    </RemoteBoundary>
  );
}
