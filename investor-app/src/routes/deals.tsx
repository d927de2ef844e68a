import { useHost } from '@syndication/contract/host';
import { groupTitle } from '@syndication/contract/members/members.rules';
import { dealsTitle, STALE_DEALS_NOTE } from '@syndication/contract/ventures/deal-list.rules';
import { PageHeader } from '@syndication/shared-ui/core';

import { GroupDeals } from '../features/deals/group-deals';
import { OwnVotesLink } from '../features/my-votes/own-votes-link';
import { PredictionsLink } from '../features/predictions/predictions-link';

/** `/` for an investor. */
export function DealsPage() {
  const { activeGroup } = useHost();
  const title = dealsTitle(groupTitle(activeGroup));
  return (
    <>
      <PageHeader
        title={title}
        detail={STALE_DEALS_NOTE}
        actions={
          <>
            <OwnVotesLink />
            <PredictionsLink />
          </>
        }
      />
      <GroupDeals title={title} />
    </>
  );
}
