import type { InvestorSession } from '@syndication/contract/host';
import { mutationOptions, type QueryClient } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import { isAnswerLost } from '@syndication/contract/http/no-answer';
import { deleteBookmark, postBookmark } from '@syndication/contract/contents/contents.calls';
import type { ContentSummary } from '@syndication/contract/contents/contents.schemas';

import { bookmarksQuery } from './get-bookmarks';

export interface BookmarkChoice {
  content: Pick<ContentSummary, 'contentId' | 'title'>;
  isBookmarked: boolean;
}

/** A choice shows at once, and is reverted if it could not be saved. Choices are sent one by one. */
export const bookmarkMutation = (api: ApiClient, session: InvestorSession, cache: QueryClient) => {
  const { queryKey } = bookmarksQuery(api, session);
  const memberId = session.member.id;
  const show = (bookmarkableId: string, isBookmarked: boolean) =>
    cache.setQueryData(queryKey, (known) => {
      const others = known?.filter((bookmark) => bookmark.bookmarkableId !== bookmarkableId);
      return others && (isBookmarked ? [...others, { bookmarkableId }] : others);
    });
  return mutationOptions({
    scope: { id: 'bookmark' },
    mutationFn: async ({ content, isBookmarked }: BookmarkChoice): Promise<void> => {
      const bookmarkableId = content.contentId;
      if (isBookmarked) {
        await api.call(postBookmark, {
          params: { memberId },
          body: { bookmarkableId },
          keepalive: true,
        });
      } else {
        await api.call(deleteBookmark, {
          params: { memberId, bookmarkableId },
          keepalive: true,
        });
      }
    },
    onMutate: async ({ content, isBookmarked }) => {
      // The answer to an earlier request does not include this choice.
      await cache.cancelQueries({ queryKey });
      show(content.contentId, isBookmarked);
    },
    onError: (error, { content, isBookmarked }) => {
      show(content.contentId, !isBookmarked);
      if (isAnswerLost(error)) void cache.invalidateQueries({ queryKey });
    },
  });
};
