import {
  getAnonymousUser,
  getInvestorLogin,
} from '@syndication/contract/accounts/accounts.calls';
import {
  SIGNED_OUT,
  toEntrepreneurSession,
  toInvestorSession,
  type Session,
} from '@syndication/contract/host';
import { ApiError } from '@syndication/contract/http/api-error';
import type { ApiClient } from '@syndication/contract/http/client';

import { readStoredRole } from './stored-role';

/**
 * Finds out who is signed in (section 4, "Session load"): the investor check when the stored role is
 * investor, else the anonymous user.
 * @throws ApiError when the server cannot say (no answer, or 503): the session is left alone then
 */
export async function loadSession(api: ApiClient): Promise<Session> {
  try {
    return readStoredRole() === 'investor'
      ? toInvestorSession(await api.call(getInvestorLogin, {}))
      : toEntrepreneurSession(await api.call(getAnonymousUser, {}));
  } catch (error) {
    if (error instanceof ApiError && (error.status === 0 || error.status === 503)) throw error;
    return SIGNED_OUT;
  }
}
