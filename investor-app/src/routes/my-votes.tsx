import { PageHeader } from '@syndication/shared-ui/core';

import { TrackRecordLink } from '../features/track-record/track-record-link';
import { OwnVotes } from '../features/my-votes/own-votes';

/** `/my-votes` for an investor. */
export default function MyVotesPage() {
  return (
    <>
      <PageHeader
        title="My votes"
        detail="Only you and the admin of your group see how you voted."
        actions={<TrackRecordLink />}
      />
      <OwnVotes />
    </>
  );
}
