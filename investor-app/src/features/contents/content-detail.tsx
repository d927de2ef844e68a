import { useHost, usePageTitle } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { WHATS_NEW, WHATS_NEW_SIDEBAR_ITEMS } from '@syndication/contract/contents/contents.rules';
import { Stack } from '@syndication/shared-ui/core';
import { HtmlBody } from '@syndication/shared-ui/html-body';
import { ContentArticle } from './content-article';

import { contentQuery } from './api/get-content';
import { BookmarkFailure } from './bookmark-failure';
import { ContentFailure } from './content-failure';
import { BodySkeleton, ContentSkeleton } from './content-skeleton';
import { useBookmarks } from './use-bookmarks';
import { useMarkRead } from './use-mark-read';
import { useIsSpecialUpdate, useUpdates } from './use-updates';
import { WhatsNewList } from './whats-new-list';

/** One content item, in every state. */
export function ContentDetail({ id }: { id: string }) {
  const { api } = useHost();
  const { data, error, isFetching, refetch } = useQuery(contentQuery(api, id));
  const updates = useUpdates();
  const isSpecialUpdate = useIsSpecialUpdate();
  const bookmarks = useBookmarks();
  useMarkRead(data);
  // The list knows the title already, when one comes from there.
  const content = data ?? updates.contents?.find(({ contentId }) => contentId === id);
  usePageTitle(content?.title);

  return (
    <Stack gap="6">
      {error && (
        <ContentFailure
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          isDataKept={data !== undefined}
        />
      )}
      {!content && !error && <ContentSkeleton />}
      {content && (data || !error) && (
        <ContentArticle
          content={content}
          bookmark={bookmarks.toggleOf(content)}
          // Below the body on a phone, it would move when that arrives.
          {...(data &&
            isSpecialUpdate(content) && {
              aside: {
                title: WHATS_NEW,
                list: (
                  <WhatsNewList updates={updates} count={WHATS_NEW_SIDEBAR_ITEMS} exceptId={id} />
                ),
              },
            })}
        >
          {data ? <HtmlBody html={data.contentBody} /> : <BodySkeleton />}
        </ContentArticle>
      )}
      {bookmarks.refusal && <BookmarkFailure refusal={bookmarks.refusal} />}
    </Stack>
  );
}
