import { mutationOptions, type QueryClient } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import { deleteFollow, putFollow } from '@syndication/contract/member-deals/member-deals.calls';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

import { cancelDealRequests, showInDeals } from './show-in-deals';

interface FollowChoice {
  deal: Pick<Venture, 'id' | 'companyName'>;
  isFollowed: boolean;
}

/** A choice shows at once, and is reverted if it could not be saved. Choices are sent one by one. */
export const followMutation = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    scope: { id: 'follow' },
    mutationFn: async ({ deal, isFollowed }: FollowChoice): Promise<void> => {
      const params = { ventureId: deal.id };
      if (isFollowed) await api.call(putFollow, { params, keepalive: true });
      else await api.call(deleteFollow, { params, keepalive: true });
    },
    onMutate: async ({ deal, isFollowed }) => {
      showInDeals(cache, deal.id, { isFollowed });
      const release = await cancelDealRequests(cache, deal.id);
      // Answers from before do not include the choice.
      showInDeals(cache, deal.id, { isFollowed });
      return release;
    },
    onError: (_error, { deal, isFollowed }) =>
      showInDeals(cache, deal.id, { isFollowed: !isFollowed }),
    onSettled: (_data, _error, _choice, release) => release?.(),
  });
