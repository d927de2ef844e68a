import { queryOptions } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import { getOwnNominations } from '@syndication/contract/nominations/nominations.calls';

/** The beginning of every key of own nominations. */
export const OWN_NOMINATIONS_KEY = ['own-nominations'] as const;

/** What the member nominated, newest first, and how far each has come. */
export const ownNominationsQuery = (api: ApiClient, memberId: string) =>
  queryOptions({
    queryKey: [...OWN_NOMINATIONS_KEY, memberId] as const,
    queryFn: ({ signal }) => api.call(getOwnNominations, { params: { memberId }, signal }),
  });
