import { NOMINATIONS_PER_PAGE } from '@syndication/contract/console-nominations/console-nominations.rules';
import { useHost } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { NOMINATION_STEP_LABELS } from '@syndication/contract/nominations/nominations.rules';

import { FilteredListPage, toGroupChoices, useListFilter } from '../components/filtered-list-page';
import { groupsQuery } from '../features/groups/api/groups';
import { nominationsQuery } from '../features/nominations/api/nominations';
import { NominationList } from '../features/nominations/nomination-list';

/** `/console/nominations`. */
export default function NominationsPage() {
  const { api } = useHost();
  const filter = useListFilter(NOMINATION_STEP_LABELS, NOMINATIONS_PER_PAGE);
  const { criteria, state: step, offset, isFiltered } = filter;
  const allGroups = useQuery(groupsQuery(api)).data?.filter(({ kind }) => kind === 'syndication');
  const groups = toGroupChoices(allGroups, '');
  return (
    <FilteredListPage
      title="Nominations"
      nouns={['nomination', 'nominations']}
      searchLabel="Search by company or person"
      filter={filter}
      groups={toGroupChoices(allGroups, filter.groupId)}
      query={useQuery(
        nominationsQuery(api, { ...criteria, ...(step && { step }), offset: String(offset) }),
      )}
    >
      {({ nominations }) => (
        <NominationList nominations={nominations} groups={groups ?? []} isFiltered={isFiltered} />
      )}
    </FilteredListPage>
  );
}
