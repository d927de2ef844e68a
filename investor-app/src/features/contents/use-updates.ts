import { useHost, useInvestor } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { SPECIAL_UPDATES_GROUP_ID } from '@syndication/contract/contents/contents.rules';
import type { ContentSummary } from '@syndication/contract/contents/contents.schemas';
import { useMemo } from 'react';

import { bookmarksQuery } from './api/get-bookmarks';
import { contentsQuery } from './api/get-contents';

/** Whether an item belongs to What's New. */
export const isSpecialUpdate = ({ categories }: Pick<ContentSummary, 'categories'>): boolean =>
  categories.some(({ groups }) =>
    groups.some(({ groupId }) => groupId === SPECIAL_UPDATES_GROUP_ID),
  );

/**
 * The member's updates and which of them are unread: one answer of each call, shared by header, list
 * and page. Nothing is asked for a member who has not accepted the policy, whom the API would refuse.
 */
export function useUpdates({ isWanted = true }: { isWanted?: boolean } = {}) {
  const { api } = useHost();
  const session = useInvestor();
  const enabled = isWanted && session.member.isPolicyRead === 1;
  const contents = useQuery({ ...contentsQuery(api), enabled });
  const bookmarks = useQuery({ ...bookmarksQuery(api, session), enabled });
  const readIds = useMemo(
    () => bookmarks.data && new Set(bookmarks.data.map(({ bookmarkableId }) => bookmarkableId)),
    [bookmarks.data],
  );

  return {
    contents: contents.data,
    whatsNew: useMemo(() => contents.data?.filter(isSpecialUpdate), [contents.data]),
    /** Undefined while nobody knows what was read. */
    isUnread: ({ contentId }: Pick<ContentSummary, 'contentId'>) =>
      readIds && !readIds.has(contentId),
    error: contents.error ?? bookmarks.error,
    isFetching: contents.isFetching || bookmarks.isFetching,
    /** Asks again for what failed, and for nothing else. */
    retry: () => {
      for (const query of [contents, bookmarks]) if (query.isError) void query.refetch();
    },
  };
}

export type Updates = ReturnType<typeof useUpdates>;
