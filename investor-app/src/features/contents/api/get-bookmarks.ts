import type { InvestorSession } from '@syndication/contract/host';
import { queryOptions } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import { getBookmarks } from '@syndication/contract/contents/contents.calls';

/** Nobody else changes a member's bookmarks, and a bookmark made here is kept in the cache. */
const STALE_AFTER_MS = 5 * 60_000;

/** What the member has bookmarked. */
export const bookmarksQuery = (api: ApiClient, { member }: InvestorSession) =>
  queryOptions({
    queryKey: ['bookmarks', member.id] as const,
    queryFn: ({ signal }) => api.call(getBookmarks, { params: { memberId: member.id }, signal }),
    staleTime: STALE_AFTER_MS,
  });
