import { PageHeader } from '@syndication/shared-ui/core';

import { OwnNominations } from '../features/nominations/own-nominations';

/** `/nominations` for an investor. */
export default function NominationsPage() {
  return (
    <>
      <PageHeader title="My nominations" detail="What you nominated, and the status of each" />
      <OwnNominations />
    </>
  );
}
