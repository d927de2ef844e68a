import { useInvestor } from '@syndication/contract/host';
import { NOTHING_TO_SHOW } from '@syndication/contract/contents/contents.rules';
import { EmptyState, Stack, Text } from '@syndication/shared-ui/core';

import { LoadError } from '../../components/load-error';
import { BookmarkFailure } from './bookmark-failure';
import { RulesFirst } from './rules-first';
import { UpdateList } from './update-list';
import { UpdatesSkeleton } from './updates-skeleton';
import { useBookmarks } from './use-bookmarks';
import { useUpdates } from './use-updates';

/** As many as fill a first screen. */
const SKELETON_COUNT = 6;

/** Everything that the member may read, with bookmarks, in whatever state it is. */
export function AllUpdates() {
  const { member } = useInvestor();
  const updates = useUpdates();
  const bookmarks = useBookmarks();
  const { contents } = updates;
  const error = updates.error ?? bookmarks.error;

  if (member.isPolicyRead === 0) return <RulesFirst />;
  return (
    <Stack gap="4" maxW="prose">
      {error && (
        <LoadError
          error={error}
          onRetry={() => {
            updates.retry();
            bookmarks.retry();
          }}
          isRetrying={updates.isFetching || bookmarks.isFetching}
          isDataKept={contents !== undefined}
        />
      )}
      {contents && contents.length > 0 && (
        <UpdateList contents={contents} bookmarkOf={bookmarks.toggleOf} />
      )}
      {contents?.length === 0 && (
        <EmptyState title={NOTHING_TO_SHOW}>
          <Text>News of your groups and of the association appears here.</Text>
        </EmptyState>
      )}
      {!contents && !error && <UpdatesSkeleton count={SKELETON_COUNT} />}
      {bookmarks.refusal && <BookmarkFailure refusal={bookmarks.refusal} />}
    </Stack>
  );
}
