import { getAnonymousUser, getInvestorLogin } from '@syndication/contract/accounts/accounts.calls';
import {
  SIGNED_OUT,
  toEntrepreneurSession,
  toInvestorSession,
  type ClientSession,
} from '@syndication/contract/host';
import { ApiError } from '@syndication/contract/http/api-error';

import { createApiFor } from './api';
import { readStoredRole } from './stored-role';

/** Its calls ask who is signed in, so they name no user. */
const api = createApiFor(null);

/** Statuses that count as signed out: refusals, also by a proxy in front of the API, and the 500 of section 8. */
const SIGNED_OUT_STATUSES: readonly number[] = [401, 403, 500];

/**
 * Finds out who is signed in (section 4, "Session load"): the investor check when the stored role is
 * investor, else the anonymous user.
 * @param role the one that another tab has announced, if any: what it stores is visible here a moment later
 * @param onFault called for a 500, which counts as signed out
 * @throws ApiError when the server cannot say (no answer, 503, a gateway's 502 or 504, too many
 * requests): the session is left alone then
 */
export async function loadSession(
  role = readStoredRole(),
  onFault?: () => void,
): Promise<ClientSession> {
  try {
    if (role === 'investor') {
      const { deMember, beeMember } = await api.call(getInvestorLogin, {});
      return deMember && beeMember ? toInvestorSession({ deMember, beeMember }) : SIGNED_OUT;
    }
    // An answer that is not the API's (a captive portal's page) carries no user either.
    const user = await api.call(getAnonymousUser, {});
    return user ? toEntrepreneurSession(user) : SIGNED_OUT;
  } catch (error) {
    if (error instanceof ApiError) {
      if (!SIGNED_OUT_STATUSES.includes(error.status)) throw error;
      if (error.status === 500) onFault?.();
    }
    return SIGNED_OUT;
  }
}
