import { mutationOptions, type QueryClient } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import { putOutcome, putTrackRecordShown } from '@syndication/contract/outcomes/outcomes.calls';

/** Every record is asked for anew: an outcome counts in all of them. */
const renew = (cache: QueryClient) => cache.invalidateQueries({ queryKey: ['track-record'] });

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
      api.call(putOutcome, { params: { roundId }, body: { ...body, groupId } }),
    // Also when it was refused: what stands there is not what this page shows.
    onSettled: () => void renew(cache),
  });

export const showTrackRecord = (api: ApiClient, groupId: string, cache: QueryClient) =>
  mutationOptions({
    mutationFn: (isShown: boolean) => api.call(putTrackRecordShown, { body: { groupId, isShown } }),
    onSettled: () => renew(cache),
  });
