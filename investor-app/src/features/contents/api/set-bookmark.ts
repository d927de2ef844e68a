import type { InvestorSession } from '@syndication/contract/host';
import { mutationOptions, type QueryClient } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import { isAnswerLost } from '@syndication/contract/http/no-answer';
import { deleteBookmark, postBookmark } from '@syndication/contract/contents/contents.calls';
import type { ContentSummary } from '@syndication/contract/contents/contents.schemas';

import { findPending } from '../../../components/pending-choices';
import { bookmarksQuery } from './get-bookmarks';

export interface BookmarkChoice {
  content: Pick<ContentSummary, 'contentId' | 'title'>;
  isBookmarked: boolean;
}

/** Shared by the pending choices on one item. */
interface PendingBookmark {
  /** What the server has saved, and whether that is sure: an answer may be lost. */
  saved: { isBookmarked: boolean; isSure: boolean };
}

const BOOKMARK_KEY = ['bookmark'] as const;

const pendingOn = (cache: QueryClient, id: string) =>
  findPending<BookmarkChoice, PendingBookmark>(
    cache,
    BOOKMARK_KEY,
    ({ content }) => content.contentId === id,
  );

/**
 * A choice shows at once; choices are sent one by one. With the last result the item shows what the server has saved.
 */
export const bookmarkMutation = (api: ApiClient, session: InvestorSession, cache: QueryClient) => {
  const { queryKey } = bookmarksQuery(api, session);
  const memberId = session.member.id;
  const show = (bookmarkableId: string, isBookmarked: boolean) =>
    cache.setQueryData(queryKey, (known) => {
      const others = known?.filter((bookmark) => bookmark.bookmarkableId !== bookmarkableId);
      return others && (isBookmarked ? [...others, { bookmarkableId }] : others);
    });
  return mutationOptions<void, Error, BookmarkChoice, PendingBookmark>({
    mutationKey: BOOKMARK_KEY,
    scope: { id: 'bookmark' },
    mutationFn: async ({ content, isBookmarked }) => {
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
    onMutate: async ({ content: { contentId }, isBookmarked }) => {
      const { context: earlier } = pendingOn(cache, contentId);
      // The answer to an earlier request does not include this choice.
      await cache.cancelQueries({ queryKey });
      show(contentId, isBookmarked);
      return { saved: earlier?.saved ?? { isBookmarked: !isBookmarked, isSure: true } };
    },
    onSuccess: (_data, { isBookmarked }, { saved }) => {
      Object.assign(saved, { isBookmarked, isSure: true });
    },
    onSettled: (_data, error, { content: { contentId } }, pending) => {
      if (!pending) return;
      const { saved } = pending;
      if (isAnswerLost(error)) saved.isSure = false;
      if (pendingOn(cache, contentId).count > 1) return;
      show(contentId, saved.isBookmarked);
      if (!saved.isSure) void cache.invalidateQueries({ queryKey });
    },
  });
};
