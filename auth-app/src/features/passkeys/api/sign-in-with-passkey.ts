import { getAnonymousUser, getInvestorLogin } from '@syndication/contract/accounts/accounts.calls';
import type { Role } from '@syndication/contract/accounts/accounts.rules';
import {
  toEntrepreneurSession,
  toInvestorSession,
  type EntrepreneurSession,
  type InvestorSession,
} from '@syndication/contract/host';
import { mutationOptions } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import { passkeyAuth, startPasskeySignIn } from '@syndication/contract/passkeys/passkeys.calls';
import { NoPasskeyError, showPasskey } from '@syndication/shared-ui/proof';

async function findSession(
  api: ApiClient,
  role: Role,
  signal: AbortSignal,
): Promise<InvestorSession | EntrepreneurSession> {
  if (role === 'entrepreneur') {
    const user = await api.call(getAnonymousUser, { signal });
    if (user) return toEntrepreneurSession(user);
  } else {
    const { deMember, beeMember } = await api.call(getInvestorLogin, { signal });
    if (deMember && beeMember) return toInvestorSession({ deMember, beeMember });
  }
  throw new NoPasskeyError('This account no longer has access.');
}

/** Signs in the owner of the passkey, investor or entrepreneur. */
export const signInWithPasskey = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['sign-in', 'passkey'],
    mutationFn: async ({ signal }: { signal: AbortSignal }) => {
      const credential = await showPasskey(await api.call(startPasskeySignIn, { signal }));
      const { role } = await api.call(passkeyAuth, { body: { credential }, signal });
      return findSession(api, role, signal);
    },
  });
