import { sharedQueryKeys } from '@syndication/contract/host';
import { mutationOptions, type QueryClient } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import { isAnswerLost } from '@syndication/contract/http/no-answer';
import { putPresenter } from '@syndication/contract/predictions/predictions.calls';
import type { DealPredictions } from '@syndication/contract/predictions/predictions.schemas';

import { groupPredictionsQuery } from './get-group-predictions';
import { venturePredictionsQuery } from './get-venture-predictions';

type PredictedDeal = Pick<DealPredictions, 'ventureId' | 'companyName' | 'round'>;

export interface PresenterChoice {
  deal: PredictedDeal;
  isPresenter: boolean;
}

/** Shows the choice wherever the group's predictions are cached. */
function showChoice(
  api: ApiClient,
  cache: QueryClient,
  groupId: string,
  { ventureId, round: chosen }: PredictedDeal,
  isPresenter: boolean,
) {
  const withChoice = <Deal extends PredictedDeal>(deal: Deal): Deal =>
    deal.ventureId === ventureId && deal.round?.id === chosen?.id && deal.round
      ? { ...deal, round: { ...deal.round, isPresenter } }
      : deal;
  cache.setQueryData(
    groupPredictionsQuery(api, groupId).queryKey,
    (group) =>
      group && {
        ...group,
        deals: group.deals.map(withChoice),
        withheld: group.withheld.map(withChoice),
      },
  );
  cache.setQueryData(
    venturePredictionsQuery(api, groupId, ventureId).queryKey,
    (venture) => venture && withChoice(venture),
  );
}

/** A choice shows at once, and is reverted if it could not be saved. Choices are sent one by one. */
export const presenterMutation = (api: ApiClient, groupId: string, cache: QueryClient) =>
  mutationOptions({
    scope: { id: 'presenter' },
    mutationFn: async ({ deal: { ventureId, round }, isPresenter }: PresenterChoice) =>
      api.call(putPresenter, {
        params: { id: ventureId, roundId: round?.id ?? '' },
        body: { groupId, isPresenter },
        keepalive: true,
      }),
    onMutate: async ({ deal, isPresenter }) => {
      // The answer to an earlier request does not include this choice.
      await cache.cancelQueries({ queryKey: groupPredictionsQuery(api, groupId).queryKey });
      showChoice(api, cache, groupId, deal, isPresenter);
    },
    onError: (error, { deal, isPresenter }) => {
      showChoice(api, cache, groupId, deal, !isPresenter);
      const { queryKey } = groupPredictionsQuery(api, groupId);
      if (isAnswerLost(error)) void cache.invalidateQueries({ queryKey });
    },
    onSuccess: (kept, { deal }) => {
      showChoice(api, cache, groupId, deal, kept.isPresenter);
      // The deals list and the deal's page show the badge.
      void cache.invalidateQueries({ queryKey: sharedQueryKeys.allVentures() });
      void cache.invalidateQueries({ queryKey: sharedQueryKeys.venture(deal.ventureId) });
    },
  });
