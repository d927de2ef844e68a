import { getInvestorLogin } from '@syndication/contract/accounts/accounts.calls';
import { toInvestorSession } from '@syndication/contract/host';
import { mutationOptions } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import {
  googleAuth,
  googleAuthCallback,
} from '@syndication/contract/identity-providers/identity-providers.calls';
import type { MemberSession } from '@syndication/contract/members/members.schemas';

import type { GoogleAnswer } from '../google-answer';
import { NoAuthCodeError } from '../provider-failure';

async function exchange(
  api: ApiClient,
  { idToken, ...query }: GoogleAnswer,
  signal: AbortSignal,
): Promise<MemberSession> {
  if (idToken) return api.call(googleAuth, { body: { idToken }, signal });
  if (Object.keys(query).length === 0) throw new NoAuthCodeError();
  await api.call(googleAuthCallback, { query, signal });
  // The callback answers who it is; the session check answers all that the shell needs.
  const { deMember, beeMember } = await api.call(getInvestorLogin, { signal });
  if (!deMember || !beeMember) throw new Error('The session did not outlast its sign-in.');
  return { deMember, beeMember };
}

/** Exchanges what Google's redirect carries for a member. */
export const finishGoogleSignIn = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['sign-in', 'google', 'finish'],
    mutationFn: async ({ signal, ...answer }: GoogleAnswer & { signal: AbortSignal }) =>
      toInvestorSession(await exchange(api, answer, signal)),
  });
