import { useInvestor } from '@syndication/contract/host';
import { NOTHING_TO_SHOW } from '@syndication/contract/contents/contents.rules';
import { EmptyState, Stack, Text } from '@syndication/shared-ui/core';

import { QueryScreen } from '../../components/query-screen';
import { BookmarkFailure } from './bookmark-failure';
import { RulesFirst } from '../../components/rules-first';
import { UpdateList } from './update-list';
import { UpdatesSkeleton } from './updates-skeleton';
import { useBookmarks } from './use-bookmarks';
import { useUpdates } from './use-updates';

/** As many as fill a first screen. */
const SKELETON_COUNT = 6;

/** Everything that the member may read, with bookmarks, in every state. */
export function AllUpdates() {
  const { member } = useInvestor();
  const updates = useUpdates();
  const bookmarks = useBookmarks();
  const query = {
    error: updates.error ?? bookmarks.error,
    isFetching: updates.isFetching || bookmarks.isFetching,
    refetch: () => {
      updates.retry();
      bookmarks.retry();
    },
  };

  if (member.isPolicyRead === 0) return <RulesFirst />;
  return (
    <Stack gap="4">
      <QueryScreen
        query={query}
        data={updates.contents}
        skeleton={<UpdatesSkeleton count={SKELETON_COUNT} />}
      >
        {(contents) =>
          contents.length > 0 ? (
            <UpdateList contents={contents} bookmarkOf={bookmarks.toggleOf} />
          ) : (
            <EmptyState title={NOTHING_TO_SHOW}>
              <Text>News from your groups and the association appears here.</Text>
            </EmptyState>
          )
        }
      </QueryScreen>
      {bookmarks.refusal && <BookmarkFailure refusal={bookmarks.refusal} />}
    </Stack>
  );
}
