import { getAnonymousUser } from '@syndication/contract/accounts/accounts.calls';
import { toEntrepreneurSession } from '@syndication/contract/host';
import { mutationOptions } from '@syndication/contract/host/query';
import type { CallInput } from '@syndication/contract/http/call';
import type { ApiClient } from '@syndication/contract/http/client';
import { signUpByNomination as signUp } from '@syndication/contract/nominations/nominations.calls';

export type NominatedAccount = CallInput<typeof signUp>['body'];

/** Creates the account, which signs it in, and reads the user. */
export const signUpByNomination = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['sign-up-by-nomination'],
    mutationFn: async ({ signal, ...body }: NominatedAccount & { signal: AbortSignal }) => {
      await api.call(signUp, { body, signal });
      const user = await api.call(getAnonymousUser, { signal });
      if (!user) throw new Error('The session did not outlast its sign-up.');
      return toEntrepreneurSession(user);
    },
  });
