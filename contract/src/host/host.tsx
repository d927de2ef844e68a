import { createContext, useContext, type ReactNode } from 'react';

import type { ApiClient } from '../http/client';
import type { SyndicationGroup } from '../members/members.schemas';
import type { PublicSettings } from '../settings/settings.rules';
import type { ClientSession, EntrepreneurSession, InvestorSession } from './session';

/** An action that the user believes was saved, but was not, and why. */
export interface LateFailure {
  title: string;
  reason: string;
}

/** What the shell gives every remote. */
export interface Host {
  /** The client for all calls; failures are `ApiError`. */
  api: ApiClient;
  session: ClientSession;
  /** The investor's active syndication group; null for everyone else, and without a group. */
  activeGroup: SyndicationGroup | null;
  settings: PublicSettings;
  /** A session has begun: called by auth-app after a sign-in; the shell then swaps the remote and returns to the origin. */
  beginSession: (session: InvestorSession | EntrepreneurSession) => void;
  /** Ends the session in the browser without a call, after a failed sign-in (section 8). */
  endSession: () => void;
  /** Reopens the welcome-and-rules dialog. */
  openRules: () => void;
  /** Says something to screen readers through the shell's live region. */
  announce: (message: string) => void;
  /** Reports on any screen that an action on an earlier screen was not saved. The first shells have none. */
  showLateFailure?: (failure: LateFailure) => void;
  /** Sets the page's title (`usePageTitle`); null restores that of its route. The first shells have none. */
  setPageTitle?: (title: string | null) => void;
}

const HostContext = createContext<Host | null>(null);
HostContext.displayName = 'HostContext';

export function HostProvider({ host, children }: { host: Host; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>;
}

/** @throws Error outside a host: a remote runs under the shell or its own standalone host */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('No host above this component: wrap it in HostProvider.');
  return host;
}

function useSessionOf<R extends ClientSession['role']>(
  role: R,
): Extract<ClientSession, { role: R }> {
  const { session } = useHost();
  if (session.role !== role) {
    throw new Error(
      `This screen needs the role ${role ?? 'signed out'}, not ${session.role ?? 'signed out'}.`,
    );
  }
  return session as Extract<ClientSession, { role: R }>;
}

/** The investor's session; the shell shows the investor remote only to investors. */
export const useInvestor = (): InvestorSession => useSessionOf('investor');
/** The entrepreneur's session; the shell shows the entrepreneur remote only to entrepreneurs. */
export const useEntrepreneur = (): EntrepreneurSession => useSessionOf('entrepreneur');
