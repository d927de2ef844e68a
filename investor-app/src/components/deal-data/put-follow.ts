import { mutationOptions, type QueryClient } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import { isAnswerLost } from '@syndication/contract/http/no-answer';
import { deleteFollow, putFollow } from '@syndication/contract/member-deals/member-deals.calls';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

import { findPending } from '../pending-choices';
import { cancelDealRequests, reloadDeal, showInDeals } from './show-in-deals';

interface FollowChoice {
  deal: Pick<Venture, 'id' | 'companyName'>;
  isFollowed: boolean;
}

/** Shared by the pending choices on one deal. */
interface PendingFollow {
  /** What the server has saved. */
  saved: { isFollowed: boolean; isSure: boolean };
  release: () => void;
}

export interface FollowResult extends FollowChoice {
  /** Why the last choice could not be saved; null if it was. */
  error: Error | null;
}

const FOLLOW_KEY = ['follow'] as const;

const pendingOn = (cache: QueryClient, id: string) =>
  findPending<FollowChoice, PendingFollow>(cache, FOLLOW_KEY, ({ deal }) => deal.id === id);

/**
 * A choice shows at once; choices are sent one by one. With the last result the deal shows what the server has saved,
 * and `onEnd` is told.
 */
export const followMutation = (
  api: ApiClient,
  cache: QueryClient,
  onEnd: (result: FollowResult) => void,
) =>
  mutationOptions<void, Error, FollowChoice, PendingFollow>({
    mutationKey: FOLLOW_KEY,
    scope: { id: 'follow' },
    mutationFn: async ({ deal, isFollowed }) => {
      const params = { ventureId: deal.id };
      if (isFollowed) await api.call(putFollow, { params, keepalive: true });
      else await api.call(deleteFollow, { params, keepalive: true });
    },
    onMutate: async ({ deal, isFollowed }) => {
      const { context: earlier } = pendingOn(cache, deal.id);
      const release = await cancelDealRequests(cache, deal.id);
      showInDeals(cache, deal.id, { isFollowed });
      return { saved: earlier?.saved ?? { isFollowed: !isFollowed, isSure: true }, release };
    },
    onSuccess: (_data, { isFollowed }, { saved }) => {
      Object.assign(saved, { isFollowed, isSure: true });
    },
    onSettled: (_data, error, { deal }, pending) => {
      if (!pending) return;
      const { saved, release } = pending;
      // Without an answer it may have been saved.
      if (isAnswerLost(error)) saved.isSure = false;
      if (pendingOn(cache, deal.id).count === 1) {
        const { isFollowed } = saved;
        showInDeals(cache, deal.id, { isFollowed });
        if (!saved.isSure) reloadDeal(cache, deal.id);
        onEnd({ deal, isFollowed, error });
      }
      release();
    },
  });
