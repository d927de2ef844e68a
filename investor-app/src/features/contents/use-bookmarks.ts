import { useHost, useInvestor } from '@syndication/contract/host';
import { useMutation, useQuery, useQueryClient } from '@syndication/contract/host/query';
import type { ContentSummary } from '@syndication/contract/contents/contents.schemas';
import { useMemo } from 'react';

import { bookmarksQuery } from './api/get-bookmarks';
import { bookmarkMutation } from './api/set-bookmark';

/** The bookmarks of the signed-in investor, and adding or removing one. */
export function useBookmarks() {
  const { api, announce } = useHost();
  const session = useInvestor();
  const cache = useQueryClient();
  const { data, error, isFetching, isError, refetch } = useQuery({
    ...bookmarksQuery(api, session),
    enabled: session.member.isPolicyRead === 1,
  });
  const {
    mutate,
    error: refusal,
    variables,
    context: pending,
    reset,
  } = useMutation(bookmarkMutation(api, session, cache));
  const bookmarkedIds = useMemo(
    () => data && new Set(data.map(({ bookmarkableId }) => bookmarkableId)),
    [data],
  );

  return {
    /** The toggle of an item; its state is undefined while unknown. */
    toggleOf: (content: Pick<ContentSummary, 'contentId' | 'title'>) => ({
      isBookmarked: bookmarkedIds?.has(content.contentId),
      onToggle: (isBookmarked: boolean) =>
        mutate(
          { content, isBookmarked },
          {
            onSuccess: () =>
              announce(`${isBookmarked ? 'Bookmarked' : 'Bookmark removed'}: ${content.title}`),
          },
        ),
    }),
    error,
    isFetching,
    retry: () => {
      if (isError) void refetch();
    },
    /** Why the last choice was rolled back, and to what: one that came before it may not have been saved either. */
    refusal:
      refusal && variables && pending
        ? { error: refusal, ...variables, isBookmarked: pending.saved.isBookmarked, dismiss: reset }
        : null,
  };
}

export type Bookmarks = ReturnType<typeof useBookmarks>;
