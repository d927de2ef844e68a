import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';

import { HostProvider, SIGNED_OUT, type ClientSession } from '@syndication/contract/host';
import { DesignProvider } from '@syndication/shared-ui/core';
import { createTestHost } from '@syndication/shared-ui/testing';

import { usePolicyDialog } from '../policy/policy-store';
import { createQueryClient } from '../session/query-client';
import { useSessionStore } from '../session/session-store';

const nothing = () => undefined;

export interface ShellPageProps {
  /** Who is signed in; when absent, the page still has to find out. */
  session?: ClientSession;
  at?: string | { pathname: string; search?: string; state?: unknown };
  queryClient?: QueryClient;
  children: ReactNode;
}

/** The router's path, for tests: `Path: /login`. */
export function PathNote() {
  const { pathname, search, hash, state } = useLocation();
  return (
    <p>
      Path: {pathname + search + hash} {JSON.stringify(state)}
    </p>
  );
}

/** The page's own query cache, which waits for nothing before it tries again: a story shows its failure at once. */
function createImpatientClient(): QueryClient {
  const client = createQueryClient({
    onUnauthorized: nothing,
    onServerFault: nothing,
    onOutdated: nothing,
    onPolicyDue: nothing,
  });
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({
    ...client.getDefaultOptions(),
    queries: { ...queries, retryDelay: 0 },
  });
  return client;
}

/** The page around a part of the shell, for stories and tests. */
export function ShellPage({ session, at = '/', queryClient, children }: ShellPageProps) {
  const [client] = useState(() => {
    usePolicyDialog.getState().close();
    useSessionStore.setState(useSessionStore.getInitialState());
    if (session) useSessionStore.getState().setSession(session);
    return queryClient ?? createImpatientClient();
  });
  return (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <DesignProvider>
          <HostProvider host={createTestHost(session ?? SIGNED_OUT)}>{children}</HostProvider>
        </DesignProvider>
      </MemoryRouter>
    </QueryClientProvider>
  );
}
