import { mutationOptions, type QueryClient } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { putConflictReason } from '@syndication/contract/votes/votes.calls';

import { showInDeals } from '../deal-data/show-in-deals';
import { voteScopeOf } from './vote-mutation';

/** Saves why the member has a conflict of interest, after the vote that declares it. An empty reason deletes it. */
export const conflictReasonMutation = (api: ApiClient, cache: QueryClient, deal: Venture) =>
  mutationOptions({
    scope: voteScopeOf(deal),
    networkMode: 'always',
    mutationFn: (reason: string) =>
      api.call(putConflictReason, {
        params: { ventureId: deal.id },
        body: { reason },
        keepalive: true,
      }),
    onSuccess: ({ reason }) => {
      const { conflict } = deal;
      if (conflict) showInDeals(cache, deal.id, { conflict: { ...conflict, reason } });
    },
  });
