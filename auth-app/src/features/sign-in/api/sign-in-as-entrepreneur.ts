import {
  getAnonymousUser,
  saveEntrepreneurToken,
  signIn,
} from '@syndication/contract/accounts/accounts.calls';
import { LOGIN_VERSION } from '@syndication/contract/accounts/accounts.rules';
import { toEntrepreneurSession } from '@syndication/contract/host';
import type { ApiClient } from '@syndication/contract/http/client';
import { mutationOptions } from '@syndication/contract/host/query';

import type { Credentials } from '../credentials';
import { requireTokenRole } from '../token-role';

/** Sign-in call, token-saving call, then the user (section 4). */
export const signInAsEntrepreneur = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['sign-in', 'entrepreneur'],
    mutationFn: async ({ signal, ...credentials }: Credentials & { signal: AbortSignal }) => {
      const { token } = await api.call(signIn, { body: credentials, signal });
      requireTokenRole(token, 'entrepreneur');
      await api.call(saveEntrepreneurToken, { body: { token, version: LOGIN_VERSION }, signal });
      const user = await api.call(getAnonymousUser, { signal });
      if (!user) throw new Error('The session did not outlast its sign-in.');
      return toEntrepreneurSession(user);
    },
  });
