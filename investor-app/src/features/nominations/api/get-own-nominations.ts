import { queryOptions } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import { getOwnNominations } from '@syndication/contract/nominations/nominations.calls';

/** What the member nominated, newest first, and how far each has come. */
export const ownNominationsQuery = (api: ApiClient, memberId: string) =>
  queryOptions({
    queryKey: ['own-nominations', memberId] as const,
    queryFn: ({ signal }) => api.call(getOwnNominations, { params: { memberId }, signal }),
  });
