import { signUp } from '@syndication/contract/accounts/accounts.endpoints';
import { ACCOUNT_MESSAGES } from '@syndication/contract/accounts/accounts.rules';
import type { ApiClient } from '@syndication/contract/http/client';
import type { EndpointInput } from '@syndication/contract/http/endpoint';
import { getNominations } from '@syndication/contract/nominations/nominations.endpoints';
import { mutationOptions } from '@syndication/contract/host/query';

export type NewAccount = EndpointInput<typeof signUp>['body'];

/** Nobody nominated this address, so it cannot have an account. */
export class NotNominatedError extends Error {
  override readonly name = 'NotNominatedError';
  override readonly message = ACCOUNT_MESSAGES.notNominated;
}

/** Looks up the nomination, and creates the account only if there is one (section 4). */
export const createAccount = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['create-account'],
    networkMode: 'always',
    mutationFn: async ({ signal, ...account }: NewAccount & { signal: AbortSignal }) => {
      const { syndicationGroups } = await api.call(getNominations, {
        params: { emailAddress: account.email },
        signal,
      });
      if (syndicationGroups.length === 0) throw new NotNominatedError();
      return api.call(signUp, { body: account, signal });
    },
  });
