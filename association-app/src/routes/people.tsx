import { useState } from 'react';

import type { ConsoleGroup } from '@syndication/contract/console-groups/console-groups.schemas';
import {
  PEOPLE_PER_PAGE,
  PEOPLE_STATES,
  type PeopleState,
} from '@syndication/contract/console-people/console-people.rules';
import { useHost, useInvestor } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { Button, HStack, useLazyDialog } from '@syndication/shared-ui/core';

import { ChoiceField } from '../components/choice-field';
import { showCount } from '../components/count';
import { ConsolePage } from '../components/console-page';
import { LoadState } from '../components/load-state';
import { Pager } from '../components/pager';
import { SearchField } from '../components/search-field';
import { useAddressChoice, useAddressText } from '../components/use-address-filter';
import { groupsQuery } from '../features/groups/api/groups';
import { peopleQuery } from '../features/people/api/people';
import { DeletionRequests } from '../features/people/deletion-requests';
import { InviteDialog } from '../features/people/invite-dialog';
import { RecentImports } from '../features/people/recent-imports';
import { PeopleList } from '../features/people/people-list';

const STATE_LABELS: Record<PeopleState, string> = {
  active: 'All people',
  'never-came': 'Never came',
  staff: 'Staff',
  admins: 'Admins of groups',
  deactivated: 'Deactivated',
};

const isState = (text: string): text is PeopleState =>
  (PEOPLE_STATES as readonly string[]).includes(text);

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
  const search = useAddressText('search');
  const [groupId, setGroupId] = useAddressChoice('group');
  const [angelGroupId, setAngelGroupId] = useAddressChoice('angel-group');
  const [chosenState, setState] = useAddressChoice('show');
  const [offset, setOffset] = useState(0);
  const { open, dialog } = useLazyDialog();
  const [isInviting, setIsInviting] = useState(false);
  const state = isState(chosenState) ? chosenState : 'active';
  const openGroups = useQuery(groupsQuery(api)).data?.filter(({ isArchived }) => !isArchived);
  const groups = openGroups?.filter(({ kind }) => kind === 'syndication');
  const angelGroups = openGroups?.filter(({ kind }) => kind === 'angel') ?? [];
  const query = useQuery(
    peopleQuery(api, {
      ...(search.applied.trim() && { search: search.applied.trim() }),
      ...(groupId && { groupId }),
      ...(angelGroupId && { angelGroupId }),
      state,
      offset: String(offset),
    }),
  );
  const narrow = (change: () => void) => {
    setOffset(0);
    change();
  };

  return (
    <ConsolePage
      title="People"
      // The line is there from the start, so nothing moves when the count arrives.
      detail={
        query.data
          ? `${showCount(query.data.total)} ${query.data.total === 1 ? 'person' : 'people'}`
          : '…'
      }
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
    >
      <HStack gap="3" mb="4" wrap="wrap" _print={{ display: 'none' }}>
        <SearchField
          label="Search by name or address"
          value={search.text}
          onChange={(text) => narrow(() => search.setText(text))}
        />
        <ChoiceField
          label="Group"
          value={groupId}
          choices={[
            ['', 'All groups'],
            ...(groups ?? []).map(({ id, title }) => [id, title] as const),
          ]}
          onChange={(value) => narrow(() => setGroupId(value))}
        />
        {/* It has its place until it is known that there are none. */}
        {(!openGroups || angelGroups.length > 0) && (
          <ChoiceField
            label="Angel group"
            value={angelGroupId}
            choices={[
              ['', 'All angel groups'],
              ...angelGroups.map(({ id, title }) => [id, title] as const),
            ]}
            onChange={(value) => narrow(() => setAngelGroupId(value))}
          />
        )}
        <ChoiceField
          label="Show"
          value={state}
          choices={PEOPLE_STATES.map((value) => [value, STATE_LABELS[value]] as const)}
          onChange={(value) => narrow(() => setState(value))}
        />
      </HStack>
      {isStaff && <DeletionRequests />}
      <RecentImports />
      <LoadState query={query} label="Loading people">
        {({ people, total }) => (
          <>
            <PeopleList
              people={people}
              isNarrowed={
                [search.applied.trim(), groupId, angelGroupId].some(Boolean) || state !== 'active'
              }
              isStaff={isStaff}
            />
            <Pager offset={offset} size={PEOPLE_PER_PAGE} total={total} onChange={setOffset} />
          </>
        )}
      </LoadState>
      {dialog}
      {isInviting && groups && (
        <InviteDialog
          groups={groups}
          angelGroups={angelGroups}
          onClose={() => setIsInviting(false)}
        />
      )}
    </ConsolePage>
  );
}
