import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Navigate, Route, Routes, useLocation, type Location } from 'react-router-dom';

import { ACCOUNT_PATH } from '@syndication/contract/account-security/account-security.rules';
import { RESET_TOKEN_PARAMETER } from '@syndication/contract/accounts/accounts.rules';
import { CONSOLE_PATH, hasOnlyConsole } from '@syndication/contract/console/console.rules';
import { DIGEST_STOP_PATH } from '@syndication/contract/digests/digests.rules';
import { HostProvider, type Host, type ClientSession } from '@syndication/contract/host';
import {
  HELP_PATH,
  isAtOneOf,
  isPublicPath,
  LANDING_PATH,
  LOGOUT_PATH,
  UNSUBSCRIBE_PATH,
} from '@syndication/contract/host/paths';
import { isCancel } from '@syndication/contract/http/client';
import { getNominationLink } from '@syndication/contract/nominations/nominations.calls';
import { NOMINATION_LINK_PARAMETER } from '@syndication/contract/nominations/nominations.rules';
import { UPDATE_LINK_PATH } from '@syndication/contract/update-links/update-links.rules';
import { ErrorPanel, LiveRegion } from '@syndication/shared-ui/core';

import { AppChrome } from './chrome/app-chrome';
import { useAnnouncer } from './chrome/announcer';
import { ShellBoundary } from './chrome/shell-boundary';
import { usePageEntry } from './chrome/use-page-entry';
import { useOwnTitle } from './chrome/use-page-title';
import { useActiveGroup } from './groups/use-active-group';
import { usePolicyDialog } from './policy/policy-store';
import { LoadingPage } from './remotes/loading-page';
import { RemoteScreens } from './remotes/remote-outlet';
import { Logout } from './routes/logout';
import { UnknownPage } from './routes/not-found';
import { api, createApiFor } from './session/api';
import { adoptSession } from './session/adopt-session';
import { endSession } from './session/end-session';
import { isGuardedPath, pathAfterSignIn } from './session/guarded-paths';
import { emailOf, userIdOf, useSessionStore } from './session/session-store';
import { SignInNotice } from './session/sign-in-notice';
import type { SignInEntry } from './session/sign-in-reason';
import { useSessionLoad } from './session/use-session-load';
import { settings } from './settings';
import { useLateFailures } from './updates/late-failures';
import { PageNotices } from './updates/page-notices';

const AccountPage = lazy(() => import('./account/account-page'));
const StopDigestPage = lazy(() => import('./digests/stop-digest-page'));
const Etiquette = lazy(() => import('./routes/etiquette'));
const HelpPage = lazy(() => import('./help/help-page'));
const ProfileUpdatePage = lazy(() => import('./profile-update/profile-update-page'));
const UnsubscribePage = lazy(() => import('./unsubscribe/unsubscribe-page'));
const WelcomeDialog = lazy(() => import('./policy/welcome-dialog'));

function useShellHost(session: ClientSession): Host {
  const queryClient = useQueryClient();
  const activeGroup = useActiveGroup(session);
  const person = userIdOf(session);
  const api = useMemo(() => createApiFor(person), [person]);
  return useMemo(
    () => ({
      api,
      session,
      activeGroup,
      settings,
      beginSession: (signedIn) => adoptSession(queryClient, signedIn),
      endSession: () => endSession(queryClient),
      openRules: () => usePolicyDialog.getState().open(),
      // The next user must not see what the previous user's screens could not save.
      showLateFailure: (failure) => {
        if (userIdOf(useSessionStore.getState().session) === person)
          useLateFailures.getState().show(failure);
      },
      announce: (message) => useAnnouncer.getState().announce(message),
      setPageTitle: (title) => useOwnTitle.getState().setOwnTitle(title),
    }),
    [api, person, session, activeGroup, queryClient],
  );
}

/** What the links of nominations, invitations and password resets carry. */
const LINK_PARAMETERS = [NOMINATION_LINK_PARAMETER, RESET_TOKEN_PARAMETER];

/**
 * Says why a link from a mail leads home: somebody was signed in already when its page was opened. Says nothing if it is
 * the link of their own nomination.
 */
function useUnopenedLink(email: string | null, { pathname, search }: Location): void {
  const parameters = new URLSearchParams(search);
  const isLink = isPublicPath(pathname) && LINK_PARAMETERS.some((name) => parameters.has(name));
  const [unopenedBy] = useState(isLink ? email : null);
  const [token] = useState(parameters.get(NOMINATION_LINK_PARAMETER));
  useEffect(() => {
    if (unopenedBy === null) return;
    const show = () =>
      useLateFailures.getState().show({
        title: `You are signed in as ${unopenedBy}`,
        reason: 'If the link that you opened is for another account, sign out and open it again.',
      });
    // Only a nomination's link says for whom it is.
    if (token === null) return show();
    const leaving = new AbortController();
    void api.call(getNominationLink, { query: { token }, signal: leaving.signal }).then(
      (link) => link.email === unopenedBy || show(),
      (failure: unknown) => isCancel(failure) || show(),
    );
    return () => leaving.abort();
  }, [unopenedBy, token]);
}

const toPath = ({ pathname, search, hash }: Location) => pathname + search + hash;

/** The guard of section 2: who may see which path, and where everybody else is sent. */
function Guarded({ session }: { session: ClientSession }) {
  const location = useLocation();
  const hasEnded = useSessionStore((state) => state.hasEnded);
  const reason = useSessionStore((state) => state.endReason);
  const isPublic = isPublicPath(location.pathname);
  useUnopenedLink(emailOf(session), location);
  const origin = (location.state as { from?: unknown } | null)?.from;
  if (session.role === null && !isPublic) {
    if (!isGuardedPath(location.pathname)) return <UnknownPage />;
    const from = hasEnded ? null : { from: toPath(location) };
    const state: SignInEntry | null = reason ? { ...from, reason } : from;
    return <Navigate to={LANDING_PATH} replace state={state} />;
  }
  const isAtHome = location.pathname === '/';
  if (isAtHome && session.role === 'investor' && hasOnlyConsole(session.member)) {
    return <Navigate to={CONSOLE_PATH} replace />;
  }
  if (session.role !== null && isPublic) {
    return <Navigate to={pathAfterSignIn(session, origin)} replace />;
  }
  return (
    <>
      <SignInNotice />
      <RemoteScreens key={userIdOf(session)} session={session} />
    </>
  );
}

/**
 * The screens of the shell and of the role's remote; a session that the API refuses leads out (section 8). None
 * outlives its user: somebody else may have signed in when the browser brings a page back.
 */
function Screens({ session }: { session: ClientSession }) {
  const location = useLocation();
  const refusal = useSessionStore((state) => (state.isRefused ? state.refusalReason : null));
  const person = userIdOf(session);
  if (refusal && !isAtOneOf([LOGOUT_PATH], location.pathname)) {
    const state: SignInEntry = { from: toPath(location), reason: refusal };
    return <Navigate to={LOGOUT_PATH} state={state} />;
  }
  return (
    <Routes>
      <Route path={LOGOUT_PATH} element={<Logout />} />
      <Route path={DIGEST_STOP_PATH} element={<StopDigestPage />} />
      <Route path={UPDATE_LINK_PATH} element={<ProfileUpdatePage />} />
      {session.role !== null && (
        <>
          <Route path="/etiquette" element={<Etiquette />} />
          <Route path={HELP_PATH} element={<HelpPage session={session} />} />
          <Route path={ACCOUNT_PATH} element={<AccountPage key={person} session={session} />} />
        </>
      )}
      {session.role === 'entrepreneur' && (
        <Route
          path={UNSUBSCRIBE_PATH}
          element={<UnsubscribePage key={person} session={session} />}
        />
      )}
      <Route path="*" element={<Guarded session={session} />} />
    </Routes>
  );
}

function Policy({ session }: { session: ClientSession }) {
  const isReopened = usePolicyDialog((state) => state.isReopened);
  const { pathname } = useLocation();
  if (session.role !== 'investor') return null;
  // The agreement can be read, mails stopped, and the way out taken, before agreeing.
  const isElsewhere = isAtOneOf(['/etiquette', LOGOUT_PATH, DIGEST_STOP_PATH], pathname);
  const isDue = session.member.isPolicyRead === 0 && !isElsewhere;
  return isDue || isReopened ? (
    <Suspense fallback={null}>
      <WelcomeDialog key={userIdOf(session)} session={session} />
    </Suspense>
  ) : null;
}

/** Finds out who is signed in, and shows the page meanwhile. */
export function App() {
  return <Page onRetry={useSessionLoad()} />;
}

/** Chrome around the routes of the shell and of the role's remote. */
export function Page({ onRetry }: { onRetry: () => void }) {
  const { session, status } = useSessionStore();
  const message = useAnnouncer((state) => state.message);
  const host = useShellHost(session);
  usePageEntry();
  return (
    <HostProvider host={host}>
      <AppChrome session={session}>
        {status === 'loading' && <LoadingPage />}
        {status === 'failed' && (
          <ErrorPanel level={1} title="The service is not responding" onRetry={onRetry}>
            We could not check who is signed in. You may still be signed in; nothing was lost.
          </ErrorPanel>
        )}
        {status === 'ready' && (
          <ShellBoundary>
            <Suspense fallback={<LoadingPage />}>
              <Screens session={session} />
            </Suspense>
          </ShellBoundary>
        )}
        <ShellBoundary>
          <Policy session={session} />
        </ShellBoundary>
      </AppChrome>
      <PageNotices />
      <LiveRegion message={message} />
    </HostProvider>
  );
}
