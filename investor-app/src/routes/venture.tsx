import { Box, Link } from '@syndication/shared-ui/core';
import { Link as RouterLink, useLocation, useParams } from '@syndication/contract/host/router';

import { DealDetail } from '../features/deals/deal-detail';

/** `/ventures/{id}` and `/deals/{id}` for an investor. */
export default function VenturePage() {
  const { id = '' } = useParams();
  const state = useLocation().state as { dealsSearch?: string } | null;
  return (
    <>
      <Box mb="4">
        <Link asChild>
          <RouterLink to={{ pathname: '/', search: state?.dealsSearch ?? '' }}>
            Back to the deals
          </RouterLink>
        </Link>
      </Box>
      <DealDetail id={id} />
    </>
  );
}
