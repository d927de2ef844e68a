import type { InvestorSession } from '@syndication/contract/host';
import { mutationOptions, type QueryClient } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import { postBookmark } from '@syndication/contract/contents/contents.calls';
import type { ContentSummary } from '@syndication/contract/contents/contents.schemas';

import { bookmarksQuery } from './get-bookmarks';

/** A bookmark shows at once, and is taken back when it could not be kept. */
export const bookmarkMutation = (api: ApiClient, session: InvestorSession, cache: QueryClient) => {
  const { queryKey } = bookmarksQuery(api, session);
  return mutationOptions({
    mutationFn: ({ contentId }: Pick<ContentSummary, 'contentId' | 'title'>) =>
      api.call(postBookmark, {
        params: { memberId: session.member.id },
        body: { bookmarkableId: contentId },
      }),
    onMutate: async ({ contentId }) => {
      // An answer that is under way does not know this bookmark yet.
      await cache.cancelQueries({ queryKey });
      cache.setQueryData(queryKey, (known) => known && [...known, { bookmarkableId: contentId }]);
    },
    onError: (_error, { contentId }) => {
      cache.setQueryData(queryKey, (known) =>
        known?.filter(({ bookmarkableId }) => bookmarkableId !== contentId),
      );
    },
  });
};
