import { saveInvestorToken, signIn } from '@syndication/contract/accounts/accounts.calls';
import { LOGIN_VERSION } from '@syndication/contract/accounts/accounts.rules';
import { toInvestorSession } from '@syndication/contract/host';
import type { ApiClient } from '@syndication/contract/http/client';
import { mutationOptions } from '@syndication/contract/host/query';

import type { Credentials } from '../credentials';
import { requireTokenRole } from '../token-role';

/** Sign-in call, then the token as Bearer, which answers the member (section 4). */
export const signInAsInvestor = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['sign-in', 'investor'],
    mutationFn: async ({ signal, ...credentials }: Credentials & { signal: AbortSignal }) => {
      const { token } = await api.call(signIn, { body: credentials, signal });
      requireTokenRole(token, 'investor');
      return toInvestorSession(
        await api.call(saveInvestorToken, {
          body: { version: LOGIN_VERSION },
          headers: { Authorization: `Bearer ${token}` },
          signal,
        }),
      );
    },
  });
