import { sharedQueryKeys } from '@syndication/contract/host';
import { mutationOptions, type QueryClient } from '@syndication/contract/host/query';
import { ApiError } from '@syndication/contract/http/api-error';
import type { CallInput } from '@syndication/contract/http/call';
import type { ApiClient } from '@syndication/contract/http/client';
import { postDealNomination } from '@syndication/contract/nominations/nominations.calls';

import { NominationRefusal } from '../nomination-refusal';
import { reloadNominated } from './reload-nominated';

interface Sending {
  body: CallInput<typeof postDealNomination>['body'];
  signal: AbortSignal;
}

/**
 * Nominates to syndication groups and returns the addresses that were added, and the result of each in each group.
 * @throws NominationRefusal for an answer that carries an error (section 8)
 */
export const dealNomination = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ body, signal }: Sending) => {
      const { data, error, outcomes } = await api.call(postDealNomination, { body, signal });
      if (error) throw new NominationRefusal(error.message);
      return { added: data, outcomes };
    },
    onError: (error) => {
      // A group may have been archived while it was being chosen.
      if (error instanceof ApiError && error.code === 'VALIDATION_FAILED') {
        void cache.invalidateQueries({ queryKey: sharedQueryKeys.syndicationGroups() });
      }
    },
    onSettled: reloadNominated(cache),
  });
