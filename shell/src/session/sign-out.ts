import type { QueryClient } from '@tanstack/react-query';

import { LOGIN_VERSION } from '@syndication/contract/accounts/accounts.rules';
import {
  deleteEntrepreneurLogin,
  deleteInvestorLogin,
} from '@syndication/contract/accounts/accounts.calls';
import type { Session } from '@syndication/contract/host';
import type { ApiClient } from '@syndication/contract/http/client';

import { clearSession } from './clear-session';

/**
 * Ends the session on the server, on both services in sequence, and then in the browser (section 4).
 * @throws ApiError when the server could not be told; the browser's session is kept then, so that
 * nobody walks away from a session that still lives (status 500 clears it all the same, section 8)
 */
export async function signOut(
  api: ApiClient,
  queryClient: QueryClient,
  session: Session,
): Promise<void> {
  const deleteEntrepreneur = () =>
    api.call(deleteEntrepreneurLogin, { query: { version: LOGIN_VERSION } });
  if (session.role === 'investor') {
    await api.call(deleteInvestorLogin, {});
    if (session.member.tenantId) await deleteEntrepreneur();
  } else if (session.role === 'entrepreneur') {
    await deleteEntrepreneur();
    await api.call(deleteInvestorLogin, {});
  }
  clearSession(queryClient);
}
