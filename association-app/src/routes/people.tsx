import { useState } from 'react';

import {
  PEOPLE_PER_PAGE,
  PEOPLE_STATES,
  type PeopleState,
} from '@syndication/contract/console-people/console-people.rules';
import { useHost, useInvestor } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { Button, HStack, Select, Text } from '@syndication/shared-ui/core';

import { ConsolePage } from '../components/console-page';
import { LoadState } from '../components/load-state';
import { SearchField } from '../components/search-field';
import { useAddressChoice, useAddressText } from '../components/use-address-filter';
import { groupsQuery } from '../features/groups/api/groups';
import { peopleQuery } from '../features/people/api/people';
import { InviteDialog } from '../features/people/invite-dialog';
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

/** `/console/people`. */
export default function PeoplePage() {
  const { api } = useHost();
  const { isStaff } = useInvestor().member;
  const search = useAddressText('search');
  const [groupId, setGroupId] = useAddressChoice('group');
  const [chosenState, setState] = useAddressChoice('show');
  const [offset, setOffset] = useState(0);
  const [isInviting, setIsInviting] = useState(false);
  const state = isState(chosenState) ? chosenState : 'active';
  const groups = useQuery(groupsQuery(api)).data?.filter(
    ({ kind, isArchived }) => kind === 'syndication' && !isArchived,
  );
  const query = useQuery(
    peopleQuery(api, {
      ...(search.applied.trim() && { search: search.applied.trim() }),
      ...(groupId && { groupId }),
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
      // The line stands from the beginning: nothing moves when the count has come.
      detail={
        query.data ? `${query.data.total} ${query.data.total === 1 ? 'person' : 'people'}` : '…'
      }
      actions={
        <Button disabled={!groups} onClick={() => setIsInviting(true)}>
          Invite people
        </Button>
      }
    >
      <HStack gap="3" mb="4" wrap="wrap">
        <SearchField
          label="Search by name or address"
          value={search.text}
          onChange={(text) => narrow(() => search.setText(text))}
        />
        <Select
          aria-label="Group"
          flex="1 1 9rem"
          minW="0"
          maxW={{ md: '12rem' }}
          value={groupId}
          onChange={({ target }) => narrow(() => setGroupId(target.value))}
        >
          <option value="">All groups</option>
          {groups?.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
        <Select
          aria-label="Show"
          flex="1 1 9rem"
          minW="0"
          maxW={{ md: '12rem' }}
          value={state}
          onChange={({ target }) => narrow(() => setState(target.value))}
        >
          {PEOPLE_STATES.map((value) => (
            <option key={value} value={value}>
              {STATE_LABELS[value]}
            </option>
          ))}
        </Select>
      </HStack>
      <LoadState query={query} label="Loading people">
        {({ people, total }) => (
          <>
            <PeopleList
              people={people}
              isNarrowed={search.applied.trim() !== '' || groupId !== '' || state !== 'active'}
              isStaff={isStaff}
            />
            {total > PEOPLE_PER_PAGE && (
              <HStack justify="space-between">
                <Button
                  variant="outline"
                  disabled={offset === 0}
                  onClick={() => setOffset(offset - PEOPLE_PER_PAGE)}
                >
                  Earlier
                </Button>
                <Text tone="muted">
                  {offset + 1} to {offset + people.length} of {total}
                </Text>
                <Button
                  variant="outline"
                  disabled={offset + people.length >= total}
                  onClick={() => setOffset(offset + PEOPLE_PER_PAGE)}
                >
                  Later
                </Button>
              </HStack>
            )}
          </>
        )}
      </LoadState>
      {isInviting && groups && (
        <InviteDialog groups={groups} onClose={() => setIsInviting(false)} />
      )}
    </ConsolePage>
  );
}
