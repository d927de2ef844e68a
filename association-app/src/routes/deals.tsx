import {
  DEALS_PER_PAGE,
  type DealState,
} from '@syndication/contract/console-deals/console-deals.rules';
import { useHost, useInvestor } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';

import { FilteredListPage, toGroupChoices, useListFilter } from '../components/filtered-list-page';
import { dealsQuery } from '../features/deals/api/deals';
import { DealList } from '../features/deals/deal-list';
import { groupsQuery } from '../features/groups/api/groups';

const STATE_LABELS: Record<DealState, string> = {
  listed: 'Listed',
  'no-lead': 'Open, no deal lead',
  off: 'Off the list',
  hidden: 'Hidden',
  'no-group': 'In no group',
  closed: 'Round closed',
};

/** `/console/deals`. */
export default function DealsPage() {
  const { api } = useHost();
  const { isStaff } = useInvestor().member;
  const filter = useListFilter(STATE_LABELS, DEALS_PER_PAGE);
  const { criteria, state, offset, isFiltered } = filter;
  return (
    <FilteredListPage
      title="Deals"
      nouns={['deal', 'deals']}
      searchLabel="Search by company or address"
      filter={filter}
      groups={toGroupChoices(
        useQuery(groupsQuery(api)).data?.filter(({ kind }) => kind === 'syndication'),
        filter.groupId,
      )}
      query={useQuery(
        dealsQuery(api, { ...criteria, ...(state && { state }), offset: String(offset) }),
      )}
    >
      {({ deals }) => <DealList deals={deals} isFiltered={isFiltered} isStaff={isStaff} />}
    </FilteredListPage>
  );
}
