import { queryOptions } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import {
  getOutcomes,
  getOwnRecord,
  getTrackRecord,
} from '@syndication/contract/outcomes/outcomes.calls';

/** Confirming an outcome changes all three, so each visit fetches them again. */
export const ownRecordQuery = (api: ApiClient, memberId: string) =>
  queryOptions({
    queryKey: ['own-track-record', memberId] as const,
    queryFn: ({ signal }) => api.call(getOwnRecord, { signal }),
    staleTime: 0,
  });

export const groupRecordQuery = (api: ApiClient, groupId: string) =>
  queryOptions({
    queryKey: ['track-record', groupId] as const,
    queryFn: ({ signal }) => api.call(getTrackRecord, { query: { groupId }, signal }),
    staleTime: 0,
    retryOnMount: false,
  });

export const outcomesQuery = (api: ApiClient, groupId: string) =>
  queryOptions({
    queryKey: ['outcomes', groupId] as const,
    queryFn: ({ signal }) => api.call(getOutcomes, { query: { groupId }, signal }),
    staleTime: 0,
  });
