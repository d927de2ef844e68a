import { Link as RouterLink, useLocation, useParams } from '@syndication/contract/host/router';
import { PREDICTIONS_PATH } from '@syndication/contract/predictions/group-admin.rules';
import { Box, Link } from '@syndication/shared-ui/core';

import { ForGroupAdmin } from '../features/predictions/for-group-admin';
import { VenturePredictions } from '../features/predictions/venture-predictions';

/** `/predictions/{id}`: one deal's predictions for the admin of the active group. */
export default function VenturePredictionsPage() {
  const { id = '' } = useParams();
  const state = useLocation().state as { predictionsSearch?: string } | null;
  return (
    <ForGroupAdmin>
      {(group) => (
        <>
          <Box mb="4">
            <Link asChild isStandalone>
              <RouterLink
                to={{ pathname: PREDICTIONS_PATH, search: state?.predictionsSearch ?? '' }}
              >
                Back to the predictions
              </RouterLink>
            </Link>
          </Box>
          <VenturePredictions id={id} group={group} />
        </>
      )}
    </ForGroupAdmin>
  );
}
