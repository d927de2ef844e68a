import { useHost, useInvestor } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { HStack } from '@syndication/shared-ui/core';

import { ConsolePage } from '../components/console-page';
import { LoadState } from '../components/load-state';
import { SearchField } from '../components/search-field';
import { useUrlText } from '../components/use-url-filter';
import { groupsQuery } from '../features/groups/api/groups';
import { GroupList } from '../features/groups/group-list';

/** `/console/groups`. */
export default function GroupsPage() {
  const { api } = useHost();
  const { isStaff } = useInvestor().member;
  const query = useQuery(groupsQuery(api));
  const search = useUrlText('search');
  return (
    <ConsolePage
      title="Groups"
      detail={isStaff ? 'Who shares deals with whom' : 'The groups that you manage'}
    >
      <LoadState query={query} label="Loading groups">
        {(groups) => (
          <>
            <HStack mb="2">
              <SearchField label="Search groups" value={search.text} onChange={search.setText} />
            </HStack>
            <GroupList groups={groups} search={search.applied} isStaff={isStaff} />
          </>
        )}
      </LoadState>
    </ConsolePage>
  );
}
