import type { QueryClient } from '@tanstack/react-query';

import { ROLE_STORAGE_KEY } from '@syndication/contract/accounts/accounts.rules';
import type { EntrepreneurSession, InvestorSession } from '@syndication/contract/host';

import { keep } from '../boot/browser-storage';
import { removeUserData } from './end-session';
import { useSessionStore } from './session-store';

/** Takes over a session that began at the sign-in; nothing of an earlier user remains. */
export function adoptSession(
  queryClient: QueryClient,
  session: InvestorSession | EntrepreneurSession,
): void {
  removeUserData(queryClient);
  keep('localStorage', ROLE_STORAGE_KEY, session.role);
  useSessionStore.getState().setSession(session);
}
