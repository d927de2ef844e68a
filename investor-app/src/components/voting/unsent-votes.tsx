import { Alert } from '@syndication/shared-ui/core';
import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';

import { voteNoticeRecipe } from './vote-notice.recipe';
import { useGivenVotes } from './votes-store';

export function UnsentVotes({ count }: { count: number }) {
  return (
    <Alert
      status="warning"
      role={undefined}
      title={count === 1 ? 'Your vote is not sent yet' : `${count} votes are not sent yet`}
    >
      We cannot reach the service. Your choice is kept here and sent as soon as we can: keep this
      page open.
    </Alert>
  );
}

/** Tells of unsent votes on screens that do not vote; the others have a `VoteNotice`. */
export function UnsentVotesElsewhere() {
  const { waitingCount, noticeCount } = useGivenVotes();
  const styles = useSlotRecipe({ recipe: voteNoticeRecipe })({ placement: 'floating' });
  return (
    <chakra.div css={styles.root} aria-live="polite">
      {noticeCount === 0 && waitingCount > 0 && <UnsentVotes count={waitingCount} />}
    </chakra.div>
  );
}
