import { createElement, Suspense, useDeferredValue, useEffect, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { matchPath, Route, Routes, useLocation } from 'react-router-dom';

import {
  isConsoleUser,
  type ClientSession,
  type RemoteApp,
  type RemoteRoute,
} from '@syndication/contract/host';
import type { RemoteName } from '@syndication/contract/release/registry.rules';
import { remoteAt, remoteOfRole } from '@syndication/contract/release/remotes.rules';

import { useOwnTitle, usePageTitle } from '../chrome/use-page-title';
import { reportError } from '../reports/report-release';
import { NOT_FOUND_PAGE_TITLE, NotFound } from '../routes/not-found';
import { ComingScreen, LoadingPage } from './loading-page';
import { RemoteFailure } from './remote-failure';
import { LOADING, type RemoteView } from './remote-machine';
import { screenOf, sendToRemote, startForChrome, startRemote, useRemote } from './remotes';

/** For paths that the release does not have. */
const NOT_FOUND: RemoteRoute = { path: '*', title: NOT_FOUND_PAGE_TITLE, Component: NotFound };

interface ScreenProps {
  remote: RemoteName;
  attempt: number;
  route: RemoteRoute;
}

/** A component of its own, so that a new title does not render the screen again. */
function ScreenTitle({ title }: { title: string }) {
  const ownTitle = useOwnTitle((state) => state.ownTitle);
  usePageTitle(ownTitle ?? title);
  return null;
}

function Screen({ remote, attempt, route }: ScreenProps) {
  const { pathname } = useLocation();
  // Runs once the screen is shown: not while its chunk is on the way, and not when it throws.
  useEffect(
    () => sendToRemote(remote, { type: 'screen shown', attempt, pathname }),
    [remote, attempt, pathname],
  );
  // The router navigates in a transition: the previous screen stays until the chunks are loaded, and nothing else in
  // the page knows that the user is waiting. Reported a moment later, since React is rendering.
  queueMicrotask(() => sendToRemote(remote, { type: 'navigated', attempt, pathname }));
  return (
    <>
      {createElement(screenOf(route))}
      <ScreenTitle title={route.title} />
    </>
  );
}

interface ScreensProps {
  remote: RemoteName;
  view: Extract<RemoteView, { status: 'ready' }>;
}

/** The screens of the release in the page; tells the state machine what they show. */
function ReleaseScreens({ remote, view: { app, attempt } }: ScreensProps) {
  const { pathname } = useLocation();
  const isNextAwaited = useRemote(
    remote,
    ({ wait, shownPath }) => wait !== null && shownPath !== null,
  );
  useEffect(() => () => sendToRemote(remote, { type: 'left', attempt }), [remote, attempt]);
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      onError={(error, { componentStack }) => {
        console.warn(`[${remote}]`, error, componentStack);
        sendToRemote(remote, { type: 'fault', attempt, pathname, error });
      }}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <RemoteFailure
          remote={remote}
          error={error}
          onRetry={() => {
            sendToRemote(remote, { type: 'retry' });
            resetErrorBoundary();
          }}
        />
      )}
    >
      <Routes>
        {[...app.routes, NOT_FOUND].map((route) => (
          <Route
            key={route.path}
            path={route.path}
            element={<Screen key={route.path} remote={remote} attempt={attempt} route={route} />}
          />
        ))}
      </Routes>
      {isNextAwaited && <ComingScreen />}
    </ErrorBoundary>
  );
}

/** Whether the screen was loaded together with the release's entry. */
const isScreenLoaded = ({ routes }: RemoteApp, pathname: string): boolean =>
  routes.some(({ path, Component }) => Component && matchPath(path, pathname));

/** What the state machine shows of a remote. */
function Shown({ remote, view }: { remote: RemoteName; view: RemoteView }) {
  if (view.status === 'loading') return <LoadingPage />;
  if (view.status === 'failed') {
    const retry = () => sendToRemote(remote, { type: 'retry' });
    return <RemoteFailure remote={remote} error={view.error} onRetry={retry} />;
  }
  return <ReleaseScreens key={view.attempt} remote={remote} view={view} />;
}

/** The screens of one remote, behind its own error boundary with Retry; for another remote it needs another key. */
export function RemoteOutlet({ remote }: { remote: RemoteName }) {
  const current = useRemote(remote, (state) => state.view);
  const { pathname } = useLocation();
  const isFirst = useRemote(remote, ({ attempt }) => attempt.phase !== null);
  const isPending = isFirst && current.status === 'ready' && !isScreenLoaded(current.app, pathname);
  // The first screen replaces the loading page once it is loaded; a fallback of Suspense would stay for 0.3 s at least.
  const view = useDeferredValue(current, isPending ? LOADING : undefined);
  useEffect(() => startRemote(remote), [remote]);
  return (
    <Suspense fallback={<LoadingPage />}>
      <Shown remote={remote} view={view} />
    </Suspense>
  );
}

/** The screens of the remote that the path belongs to. */
export function RemoteScreens({ session }: { session: ClientSession }) {
  const { pathname } = useLocation();
  const { role } = session;
  const own = remoteOfRole(role);
  // Another remote may own the path, but this one fills the chrome around it.
  useEffect(() => startForChrome(own), [own]);
  const remote = remoteAt(role, pathname, isConsoleUser(session));
  return <RemoteOutlet key={remote} remote={remote} />;
}

interface PartProps {
  remote: RemoteName;
  /** Renders the remote's chrome items. */
  children: (app: RemoteApp) => ReactNode;
}

/** Chrome items of a remote; nothing while that loads or after it failed. */
export function RemotePart({ remote, children }: PartProps) {
  const view = useRemote(remote, (state) => state.view);
  if (view.status !== 'ready') return null;
  const onFault = () => reportError(remote, view.release?.version);
  return (
    <ErrorBoundary key={`${remote} ${view.attempt}`} fallback={null} onError={onFault}>
      {children(view.app)}
    </ErrorBoundary>
  );
}

/** The header actions of a remote. */
export function RemoteHeaderActions({ remote }: { remote: RemoteName }) {
  return (
    <RemotePart remote={remote}>
      {({ slots }) => slots?.headerActions && createElement(slots.headerActions)}
    </RemotePart>
  );
}
