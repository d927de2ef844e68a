import { PageHeader } from '@syndication/shared-ui/core';

import { CompareDeals } from '../features/compare/compare-deals';

/** `/compare?deals=a,b,c` for an investor. */
export default function ComparePage() {
  return (
    <>
      <PageHeader title="Compare deals" />
      <CompareDeals />
    </>
  );
}
