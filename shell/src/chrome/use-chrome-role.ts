import { useLocation } from 'react-router-dom';

import type { Role } from '@syndication/contract/accounts/accounts.rules';
import type { ClientSession } from '@syndication/contract/host';
import { isPublicPath } from '@syndication/contract/host/paths';

import { useSessionStore } from '../session/session-store';
import { readStoredRole } from '../session/stored-role';

/**
 * Whose chrome to draw: the session's; while nobody knows yet, that of the role which this browser
 * remembers, so that nothing moves when the answer comes.
 */
export function useChromeRole(session: ClientSession): Role | null {
  const isLoading = useSessionStore(({ status }) => status === 'loading');
  const { pathname } = useLocation();
  if (!isLoading || session.role !== null) return session.role;
  return isPublicPath(pathname) ? null : readStoredRole();
}
