import { useInvestor } from '@syndication/contract/host';
import { Link as RouterLink, useParams } from '@syndication/contract/host/router';
import { Box, Link } from '@syndication/shared-ui/core';

import { ContentDetail } from '../features/contents/content-detail';
import { RulesFirst } from '../components/rules-first';

/** `/contents/{id}` for an investor. */
export default function ContentPage() {
  const { id = '' } = useParams();
  const { member } = useInvestor();
  if (member.isPolicyRead === 0) return <RulesFirst level={1} />;
  return (
    <>
      <Box mb="4">
        <Link asChild isStandalone>
          <RouterLink to="/all-updates">All updates</RouterLink>
        </Link>
      </Box>
      <ContentDetail key={id} id={id} />
    </>
  );
}
