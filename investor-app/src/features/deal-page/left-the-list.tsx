import { formatUtcDay } from '@syndication/contract/fields/dates.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { Alert } from '@syndication/shared-ui/core';

/** Tells that a deal opened by its link is not on the list any more, and what one can still do. */
export function LeftTheList({ listedUntil }: Pick<Venture, 'listedUntil'>) {
  // The last moment on the list is the end of a day.
  const leftOn = new Date(Date.parse(listedUntil) + 1);
  return (
    <Alert status="warning" title={`This deal left the list on ${formatUtcDay(leftOn, 'long')}`}>
      The company has not updated its profile, so what you read here may be out of date. The deal
      takes no votes. You can still contact the CEO and the deal lead.
    </Alert>
  );
}
