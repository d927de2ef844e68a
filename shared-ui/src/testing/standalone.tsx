import {
  getAnonymousUser,
  getInvestorLogin,
  saveEntrepreneurToken,
  saveInvestorToken,
  signIn,
} from '@syndication/contract/accounts/accounts.calls';
import { LOGIN_VERSION } from '@syndication/contract/accounts/accounts.rules';
import {
  SIGNED_OUT,
  toEntrepreneurSession,
  toInvestorSession,
  type RemoteApp,
  type ClientSession,
} from '@syndication/contract/host';
import { createApiClient, type ApiClient } from '@syndication/contract/http/client';
import { DEFAULT_SETTINGS } from '@syndication/contract/settings/settings.rules';
import { HostProvider } from '@syndication/contract/host';
import { HostQueryClient } from '@syndication/contract/host/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

import { AppFrame, DesignProvider, Spinner } from '../core';
import { screenOf } from './screen-host';

const DEMO_PASSWORD = 'Passw0rd';

export interface StandaloneOptions {
  app: RemoteApp;
  /** Demo account that is signed in at once; none for a remote for signed-out visitors. */
  demoAccount?: { role: 'investor' | 'entrepreneur'; email: string };
}

type DemoAccount = NonNullable<StandaloneOptions['demoAccount']>;

async function loadInvestor(api: ApiClient): Promise<ClientSession | null> {
  const { deMember, beeMember } = await api.call(getInvestorLogin, {});
  return deMember && beeMember && toInvestorSession({ deMember, beeMember });
}

async function loadEntrepreneur(api: ApiClient): Promise<ClientSession | null> {
  const user = await api.call(getAnonymousUser, {});
  return user && toEntrepreneurSession(user);
}

async function beginSession(api: ApiClient, { role, email }: DemoAccount): Promise<ClientSession> {
  // The first answer brings the XSRF token, whether or not somebody is signed in.
  const known = await (role === 'investor' ? loadInvestor(api) : loadEntrepreneur(api));
  if (known) return known;
  const { token } = await api.call(signIn, { body: { email, password: DEMO_PASSWORD } });
  if (role === 'investor') {
    const answer = await api.call(saveInvestorToken, {
      body: { version: LOGIN_VERSION },
      headers: { Authorization: `Bearer ${token}` },
    });
    return toInvestorSession(answer);
  }
  await api.call(saveEntrepreneurToken, { body: { token, version: LOGIN_VERSION } });
  return (await loadEntrepreneur(api)) ?? SIGNED_OUT;
}

function Standalone({
  app,
  api,
  session: first,
}: {
  app: RemoteApp;
  api: ApiClient;
  session: ClientSession;
}) {
  const [session, setSession] = useState(first);
  const [queryClient] = useState(
    // As under the shell, a write without a network fails at once.
    () => new HostQueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } }),
  );
  const HeaderActions = app.slots?.headerActions;
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <HostProvider
          host={{
            api,
            session,
            activeGroup: session.role === 'investor' ? session.member.syndicationGroup : null,
            settings: DEFAULT_SETTINGS,
            beginSession: setSession,
            endSession: () => setSession(SIGNED_OUT),
            openRules: () => undefined,
            announce: () => undefined,
          }}
        >
          <AppFrame
            brand={<Link to="/">{app.name}</Link>}
            actions={HeaderActions && <HeaderActions />}
          >
            <Suspense fallback={<Spinner />}>
              <Routes>
                {app.routes.map((route) => {
                  const Screen = screenOf(route);
                  return <Route key={route.path} path={route.path} element={<Screen />} />;
                })}
                <Route
                  path="*"
                  element={
                    <ul>
                      {app.routes.map(({ path, title }) => (
                        <li key={path}>
                          <Link to={path}>{title}</Link> ({path})
                        </li>
                      ))}
                    </ul>
                  }
                />
              </Routes>
            </Suspense>
          </AppFrame>
        </HostProvider>
      </BrowserRouter>
    </QueryClientProvider>
  );
}

/**
 * Runs one remote without the shell, for the team that works on it: a minimal host over the real API,
 * signed in with a demo account.
 */
export async function mountStandalone({ app, demoAccount }: StandaloneOptions): Promise<void> {
  document.documentElement.lang = 'en';
  const element = document.body.appendChild(document.createElement('div'));
  const api = createApiClient();
  const root = createRoot(element);
  try {
    const session = demoAccount ? await beginSession(api, demoAccount) : SIGNED_OUT;
    root.render(
      <DesignProvider>
        <Standalone app={app} api={api} session={session} />
      </DesignProvider>,
    );
  } catch (error) {
    root.render(
      <p>
        No session for {demoAccount?.email}: {String(error)}. Is the API running (npm start)?
      </p>,
    );
  }
}
