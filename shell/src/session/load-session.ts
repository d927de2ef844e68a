import { getAnonymousUser, getInvestorLogin } from '@syndication/contract/accounts/accounts.calls';
import type { AnonymousUser } from '@syndication/contract/accounts/accounts.schemas';
import {
  SIGNED_OUT,
  toEntrepreneurSession,
  toInvestorSession,
  type Session,
} from '@syndication/contract/host';
import { ApiError } from '@syndication/contract/http/api-error';
import type { ApiClient } from '@syndication/contract/http/client';

import { readStoredRole } from './stored-role';

/** Answers that settle it: nobody is signed in, or the 500 of section 8. */
const SIGNED_OUT_STATUSES: readonly number[] = [401, 403, 500];

/**
 * Finds out who is signed in (section 4, "Session load"): the investor check when the stored role is
 * investor, else the anonymous user.
 * @throws ApiError when the server cannot say (no answer, 503, a gateway's 502 or 504, too many
 * requests): the session is left alone then
 */
export async function loadSession(api: ApiClient): Promise<Session> {
  try {
    if (readStoredRole() === 'investor') {
      return toInvestorSession(await api.call(getInvestorLogin, {}));
    }
    // An answer that is not the API's (a captive portal's page) carries no user.
    const user: AnonymousUser | undefined = await api.call(getAnonymousUser, {});
    return user ? toEntrepreneurSession(user) : SIGNED_OUT;
  } catch (error) {
    if (error instanceof ApiError && !SIGNED_OUT_STATUSES.includes(error.status)) throw error;
    return SIGNED_OUT;
  }
}
