import { Box, PageHeader } from '@syndication/shared-ui/core';

import { AllUpdates } from '../features/contents/all-updates';

/** `/all-updates` for an investor. */
export default function AllUpdatesPage() {
  return (
    <Box width="full" maxW="prose">
      <PageHeader title="All updates" detail="From your groups and the association, newest first" />
      <AllUpdates />
    </Box>
  );
}
