import { signUp } from '@syndication/contract/accounts/accounts.calls';
import { ACCOUNT_MESSAGES } from '@syndication/contract/accounts/accounts.rules';
import type { ApiClient } from '@syndication/contract/http/client';
import type { CallInput } from '@syndication/contract/http/call';
import { getNominations } from '@syndication/contract/nominations/nominations.calls';
import { mutationOptions } from '@syndication/contract/host/query';

export type NewAccount = CallInput<typeof signUp>['body'];

/** Nobody nominated this address, so it cannot have an account. */
export class NotNominatedError extends Error {
  override readonly name = 'NotNominatedError';
  override readonly message = ACCOUNT_MESSAGES.notNominated;
}

/** Looks up the nomination, and creates the account only if there is one (section 4). */
export const createAccount = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['create-account'],
    mutationFn: async ({ signal, ...account }: NewAccount & { signal: AbortSignal }) => {
      const { syndicationGroups } = await api.call(getNominations, {
        params: { emailAddress: account.email },
        signal,
      });
      if (syndicationGroups.length === 0) throw new NotNominatedError();
      return api.call(signUp, { body: account, signal });
    },
  });
