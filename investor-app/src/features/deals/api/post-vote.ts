import { sharedQueryKeys, type InvestorSession } from '@syndication/contract/host';
import { ApiError } from '@syndication/contract/http/api-error';
import type { ApiClient } from '@syndication/contract/http/client';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { postVote } from '@syndication/contract/votes/votes.calls';
import type { VoteChoice } from '@syndication/contract/votes/votes.rules';
import { mutationOptions, type QueryClient } from '@syndication/contract/host/query';

export interface Vote {
  deal: Venture;
  choice: VoteChoice;
}

type OwnVote = Venture['ownVote'];

/** Puts a vote on a deal wherever the cache holds it: in the lists and on its own page. */
function showVote(cache: QueryClient, id: string, ownVote: OwnVote) {
  const withVote = (deal: Venture) => (deal.id === id ? { ...deal, ownVote } : deal);
  cache.setQueriesData<Venture[]>({ queryKey: sharedQueryKeys.allVentures() }, (deals) =>
    deals?.map(withVote),
  );
  cache.setQueryData<Venture>(sharedQueryKeys.venture(id), (deal) => deal && withVote(deal));
}

/**
 * A vote shows at once, and is taken back when it could not be kept. Once given it is finished, and
 * shown in the cache, though its screen is left.
 */
export const voteMutation = (api: ApiClient, { member }: InvestorSession, cache: QueryClient) =>
  mutationOptions({
    mutationFn: ({ deal, choice }: Vote) =>
      api.call(postVote, {
        keepalive: true,
        body: {
          venture_id: deal.id,
          ...(deal.currentVentureRound && { venture_round_id: deal.currentVentureRound.id }),
          member_uuid: member.memberUuid,
          choice,
        },
      }),
    onMutate: async ({ deal, choice }) => {
      // An answer that is under way does not know this vote yet.
      await cache.cancelQueries({ queryKey: sharedQueryKeys.allVentures() });
      await cache.cancelQueries({ queryKey: sharedQueryKeys.venture(deal.id) });
      showVote(cache, deal.id, { choice, votedAt: new Date().toISOString() });
    },
    onError: (error, { deal }) => {
      showVote(cache, deal.id, deal.ownVote);
      if (error instanceof ApiError && error.code === 'DEAL_NOT_LISTED') {
        // An open page of the deal takes no more votes, and says why.
        void cache.invalidateQueries({ queryKey: sharedQueryKeys.venture(deal.id) });
      }
    },
    onSuccess: (kept, { deal }) => showVote(cache, deal.id, kept),
    // A first load that gave way to the vote starts again.
    onSettled: () =>
      cache.invalidateQueries({
        queryKey: sharedQueryKeys.allVentures(),
        predicate: ({ state }) => state.data === undefined,
      }),
  });
