import { useState } from 'react';

import type { GroupKind } from '@syndication/contract/console-groups/console-groups.rules';
import type { ConsoleGroup } from '@syndication/contract/console-groups/console-groups.schemas';
import {
  PEOPLE_PER_PAGE,
  type PeopleState,
} from '@syndication/contract/console-people/console-people.rules';
import { useHost, useInvestor } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { Button, useLazyDialog } from '@syndication/shared-ui/core';

import {
  FilteredListPage,
  GroupField,
  toGroupChoices,
  useListFilter,
} from '../components/filtered-list-page';
import { useUrlChoice } from '../components/use-url-filter';
import { groupsQuery } from '../features/groups/api/groups';
import { peopleQuery } from '../features/people/api/people';
import { DeletionRequests } from '../features/people/deletion-requests';
import { InviteDialog } from '../features/people/invite-dialog';
import { RecentImports } from '../features/people/recent-imports';
import { PeopleList } from '../features/people/people-list';

/** Without a choice, those whose accounts are active. */
const STATE_LABELS: Record<Exclude<PeopleState, 'active'>, string> = {
  'never-came': 'Never signed in',
  staff: 'Staff',
  admins: 'Group admins',
  deactivated: 'Deactivated',
};

/** Fetched when it is opened, with what reads files. */
async function loadImportDialog(groups: ConsoleGroup[], angelGroups: ConsoleGroup[]) {
  const { ImportDialog } = await import('../features/people/import-dialog');
  return {
    default: ({ onClose }: { onClose: () => void }) => (
      <ImportDialog groups={groups} angelGroups={angelGroups} onClose={onClose} />
    ),
  };
}

/** `/console/people`. */
export default function PeoplePage() {
  const { api } = useHost();
  const { isStaff } = useInvestor().member;
  const filter = useListFilter(STATE_LABELS, PEOPLE_PER_PAGE);
  const { criteria, state = 'active', offset, isFiltered } = filter;
  const [angelGroupId, setAngelGroupId] = useUrlChoice('angel-group');
  const { open, dialog } = useLazyDialog();
  const [isInviting, setIsInviting] = useState(false);
  const allGroups = useQuery(groupsQuery(api)).data;
  const ofKind = (wanted: GroupKind) => allGroups?.filter(({ kind }) => kind === wanted);
  const groups = toGroupChoices(ofKind('syndication'), '');
  const angelGroups = toGroupChoices(ofKind('angel'), '') ?? [];
  const angelGroupChoices = toGroupChoices(ofKind('angel'), angelGroupId);
  return (
    <FilteredListPage
      title="People"
      nouns={['person', 'people']}
      searchLabel="Search by name or address"
      filter={filter}
      groups={toGroupChoices(ofKind('syndication'), filter.groupId)}
      actions={
        <>
          <Button
            variant="outline"
            disabled={!groups}
            onClick={() => groups && open(() => loadImportDialog(groups, angelGroups))}
          >
            Import a file
          </Button>
          <Button disabled={!groups} onClick={() => setIsInviting(true)}>
            Invite people
          </Button>
        </>
      }
      fields={
        // It has its place until it is known that there are none.
        (angelGroupChoices?.length !== 0 || angelGroupId !== '') && (
          <GroupField
            label="Angel group"
            all="All angel groups"
            groups={angelGroupChoices}
            value={angelGroupId}
            onChange={setAngelGroupId}
          />
        )
      }
      notices={
        <>
          {isStaff && <DeletionRequests />}
          <RecentImports />
        </>
      }
      query={useQuery(
        peopleQuery(api, {
          ...criteria,
          ...(angelGroupId && { angelGroupId }),
          state,
          offset: String(offset),
        }),
      )}
      dialogs={
        <>
          {dialog}
          {isInviting && groups && (
            <InviteDialog
              groups={groups}
              angelGroups={angelGroups}
              onClose={() => setIsInviting(false)}
            />
          )}
        </>
      }
    >
      {({ people }) => (
        <PeopleList
          people={people}
          isFiltered={isFiltered || angelGroupId !== ''}
          isStaff={isStaff}
        />
      )}
    </FilteredListPage>
  );
}
