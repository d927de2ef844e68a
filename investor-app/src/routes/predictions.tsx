import { predictionsNote } from '@syndication/contract/predictions/predictions.rules';
import { PageHeader } from '@syndication/shared-ui/core';

import { ForGroupAdmin } from '../features/predictions/for-group-admin';
import { GroupPredictions } from '../features/predictions/group-predictions';
import { TrackRecordLink } from '../features/track-record/track-record-link';

/** `/predictions` for the admin of the active group. */
export default function PredictionsPage() {
  return (
    <ForGroupAdmin>
      {({ id, title }) => (
        <>
          <PageHeader
            title={`${title} Predictions`}
            detail={predictionsNote(title)}
            actions={<TrackRecordLink />}
          />
          <GroupPredictions groupId={id} />
        </>
      )}
    </ForGroupAdmin>
  );
}
