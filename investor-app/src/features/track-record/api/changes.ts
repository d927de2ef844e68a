import { mutationOptions, type QueryClient } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import { putOutcome, putTrackRecordShown } from '@syndication/contract/outcomes/outcomes.calls';

import { PREDICTIONS_KEY } from '../../../components/predictions-key';
import { groupRecordQuery, outcomesQuery, ownRecordQuery } from './queries';

/** An outcome counts in every record, and in the estimates beside a group's predictions. */
const renew = (api: ApiClient, groupId: string, cache: QueryClient) =>
  Promise.all([
    cache.invalidateQueries({ queryKey: outcomesQuery(api, groupId).queryKey }),
    cache.invalidateQueries({ queryKey: groupRecordQuery(api, groupId).queryKey }),
    cache.invalidateQueries({ queryKey: ownRecordQuery(api, '').queryKey.slice(0, 1) }),
    cache.invalidateQueries({ queryKey: PREDICTIONS_KEY }),
  ]);

export interface Confirmed {
  roundId: string;
  /** Whole US dollars. */
  raised: number;
  source: string;
  /** The version that it is based on. */
  version: number;
}

export const confirmOutcome = (api: ApiClient, groupId: string, cache: QueryClient) =>
  mutationOptions({
    mutationFn: ({ roundId, ...body }: Confirmed) =>
      api.call(putOutcome, { params: { roundId }, body: { ...body, groupId }, keepalive: true }),
    // Also after a refusal, because the server's state then differs from this page.
    onSettled: () => void renew(api, groupId, cache),
  });

export const showTrackRecord = (api: ApiClient, groupId: string, cache: QueryClient) =>
  mutationOptions({
    mutationFn: (isShown: boolean) =>
      api.call(putTrackRecordShown, { body: { groupId, isShown }, keepalive: true }),
    onSettled: () => renew(api, groupId, cache),
  });
