import { formatUtcDay } from '@syndication/contract/fields/dates.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { Alert } from '@syndication/shared-ui/core';

import { isBeforeListingEnd } from '../../components/deal-data/is-before-listing-end';

/**
 * Tells that a deal opened by its link is not on the list any more, and what one can still do. Its days there may go
 * on: staff also see deals that are hidden or in no group.
 */
export function LeftTheList({ deal }: { deal: Venture }) {
  // The last moment on the list is the end of a day.
  const leftOn = new Date(Date.parse(deal.listedUntil) + 1);
  const [title, text] = isBeforeListingEnd(deal)
    ? [
        'This deal is not on the list',
        'You cannot vote on it. The association may have hidden it, or it may not be in any group.',
      ]
    : [
        `This deal left the list on ${formatUtcDay(leftOn, 'long')}`,
        'The company has not updated its profile, so this page may be out of date. You can no longer vote, but you can still contact the CEO and the deal lead.',
      ];
  return (
    <Alert status="warning" title={title} mb={{ base: '4', md: '6' }}>
      {text}
    </Alert>
  );
}
