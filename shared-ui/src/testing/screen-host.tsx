import {
  HostProvider,
  type Host,
  type RemoteApp,
  type RemoteRoute,
  type ClientSession,
} from '@syndication/contract/host';
import { HostQueryClient } from '@syndication/contract/host/query-client';
import { createApiClient } from '@syndication/contract/http/client';
import type { SyndicationGroup } from '@syndication/contract/members/members.schemas';
import { DEFAULT_SETTINGS } from '@syndication/contract/settings/settings.rules';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createContext,
  createElement,
  lazy,
  Suspense,
  useContext,
  useReducer,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';

import { AppFrame, DesignProvider, Spinner } from '../core';

const nothing = () => undefined;

/** A host that does nothing but talk to the (mocked) API. */
export function createTestHost(session: ClientSession, overrides: Partial<Host> = {}): Host {
  return {
    api: createApiClient(),
    session,
    activeGroup: session.role === 'investor' ? session.member.syndicationGroup : null,
    settings: DEFAULT_SETTINGS,
    beginSession: nothing,
    endSession: nothing,
    openRules: nothing,
    announce: nothing,
    ...overrides,
  };
}

export interface ScreenHostProps {
  session: ClientSession;
  /** Replaces parts of the host: `{announce: jest.fn()}`. */
  host?: Partial<Host>;
  activeGroup?: SyndicationGroup | null;
  /** The router's location: `/ventures/123`, or a location with `state`. */
  at?: string | { pathname: string; search?: string; state?: unknown };
  children: ReactNode;
}

/** Design, host, query cache and router around a screen or component, for stories and tests. */
export function ScreenHost({ session, host, activeGroup, at = '/', children }: ScreenHostProps) {
  const [client] = useState(
    () => new HostQueryClient({ defaultOptions: { queries: { retry: false } } }),
  );
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  const full = createTestHost(session, {
    // As the shell does it: what the screen has loaded is gone, while it is shown.
    endSession: () => {
      client.clear();
      showAgain();
    },
    ...(activeGroup !== undefined && { activeGroup }),
    ...host,
  });
  return (
    <DesignProvider>
      <QueryClientProvider client={client}>
        <HostProvider host={full}>
          <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
        </HostProvider>
      </QueryClientProvider>
    </DesignProvider>
  );
}

const screens = new WeakMap<RemoteRoute, ComponentType>();

/** The component of a route; for one with `load` a lazy component, made once. */
export function screenOf(route: RemoteRoute): ComponentType {
  if (route.Component) return route.Component;
  const known = screens.get(route);
  if (known) return known;
  const screen = lazy(route.load);
  screens.set(route, screen);
  return screen;
}

function ElsewhereNote() {
  const { pathname, search } = useLocation();
  return <p>Elsewhere: {pathname + search}</p>;
}

export interface RemoteScreensProps extends Omit<ScreenHostProps, 'children'> {
  app: RemoteApp;
}

function FramedScreens({ app, ...hostProps }: RemoteScreensProps) {
  return (
    <ScreenHost {...hostProps}>
      <AppFrame brand={DEFAULT_SETTINGS.brand}>
        <Suspense fallback={<Spinner />}>
          <Routes>
            {app.routes.map((route) => {
              const Screen = screenOf(route);
              return <Route key={route.path} path={route.path} element={<Screen />} />;
            })}
            <Route path="*" element={<ElsewhereNote />} />
          </Routes>
        </Suspense>
      </AppFrame>
    </ScreenHost>
  );
}

/**
 * The frame around a remote's screens. Storybook puts the shell itself here, which a remote must not import; in tests
 * it is a plain frame.
 */
export const ScreensShell = createContext<ComponentType<RemoteScreensProps>>(FramedScreens);

/** A remote's screens in the frame of the page; other paths show where one landed. */
export function RemoteScreens(props: RemoteScreensProps) {
  return createElement(useContext(ScreensShell), props);
}
