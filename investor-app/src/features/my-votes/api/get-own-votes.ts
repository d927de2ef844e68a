import { queryOptions } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import { getOwnVotes } from '@syndication/contract/member-deals/member-deals.calls';

/** Every vote of the member, latest first. Each visit fetches them again, since votes are given on other screens. */
export const ownVotesQuery = (api: ApiClient, memberId: string) =>
  queryOptions({
    queryKey: ['own-votes', memberId] as const,
    queryFn: ({ signal }) => api.call(getOwnVotes, { signal }),
    staleTime: 0,
  });
