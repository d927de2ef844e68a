import { Box, Link } from '@syndication/shared-ui/core';
import { Link as RouterLink, useParams } from '@syndication/contract/host/router';

import { DealDetail } from '../features/deals/deal-detail';

/** `/ventures/{id}` and `/deals/{id}` for an investor. */
export default function VenturePage() {
  const { id = '' } = useParams();
  return (
    <>
      <Box mb="4">
        <Link asChild>
          <RouterLink to="/">Back to the deals</RouterLink>
        </Link>
      </Box>
      <DealDetail id={id} />
    </>
  );
}
