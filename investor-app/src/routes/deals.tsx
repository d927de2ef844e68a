import { useHost } from '@syndication/contract/host';
import { groupTitle } from '@syndication/contract/members/members.rules';
import { dealsTitle } from '@syndication/contract/ventures/deal-list.rules';
import { Box, PageHeader } from '@syndication/shared-ui/core';

import { VoteEntry } from '../components/voting/vote-entry';
import { AtStartView } from '../features/deals/at-start-view';
import { DealsLayout } from '../features/deals/deals-layout';
import { GroupDeals } from '../features/deals/group-deals';
import { OwnVotesLink } from '../features/my-votes/own-votes-link';

/** `/` for an investor. */
export function DealsPage() {
  const { activeGroup } = useHost();
  const title = dealsTitle(groupTitle(activeGroup));
  return (
    <AtStartView>
      <DealsLayout>
        <PageHeader
          title={title}
          actions={
            <Box hideBelow="md" display="flex" gap="2">
              <VoteEntry />
              <OwnVotesLink />
            </Box>
          }
        />
        <GroupDeals title={title} />
        {/* On a phone the first deal comes first. */}
        <Box hideFrom="md" mt="4" display="flex" flexWrap="wrap" gap="2">
          <VoteEntry />
          <OwnVotesLink />
        </Box>
      </DealsLayout>
    </AtStartView>
  );
}
