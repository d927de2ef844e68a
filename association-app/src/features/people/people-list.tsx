import { useState } from 'react';

import type { Person } from '@syndication/contract/console-people/console-people.schemas';
import { Button, EmptyState, HStack, StatusBadge } from '@syndication/shared-ui/core';

import { RecordTable, type Column } from '../../components/record-table';
import { PersonDialog } from './person-dialog';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** When somebody was here last, or since when they are expected. */
function describeVisit({ lastSignedInAt, invitedAt }: Person): string {
  return lastSignedInAt === null
    ? `Never, invited ${day.format(new Date(invitedAt))}`
    : day.format(new Date(lastSignedInAt));
}

const COLUMNS: readonly Column<Person>[] = [
  {
    label: 'Person',
    render: ({ firstName, lastName, email, isStaff, isDeactivated }) => (
      <>
        <HStack gap="2" wrap="wrap">
          {firstName} {lastName}
          {isStaff && <StatusBadge tone="brand">Staff</StatusBadge>}
          {isDeactivated && <StatusBadge>Deactivated</StatusBadge>}
        </HStack>
        <span className="quiet">{email}</span>
      </>
    ),
  },
  { label: 'Angel group', render: ({ angelGroup }) => angelGroup?.title ?? '' },
  {
    label: 'Groups',
    render: ({ groups }) =>
      groups.map(({ title, isAdmin }) => (isAdmin ? `${title} (admin)` : title)).join(', '),
  },
  { label: 'Last here', render: describeVisit },
];

export interface PeopleListProps {
  people: readonly Person[];
  /** Whether something narrows the list. */
  isNarrowed: boolean;
  isStaff: boolean;
}

/** People, each with what can be done for them behind a button. */
export function PeopleList({ people, isNarrowed, isStaff }: PeopleListProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const open = people.find(({ memberId }) => memberId === openId);
  if (people.length === 0) {
    return (
      <EmptyState title={isNarrowed ? 'Nobody is found' : 'Nobody is here yet'}>
        {isNarrowed ? 'Search for less, or show all people.' : 'Invite the first people.'}
      </EmptyState>
    );
  }
  return (
    <>
      <RecordTable
        caption="People"
        rows={people}
        keyOf={({ memberId }) => memberId}
        columns={COLUMNS}
        renderActions={({ memberId, firstName, lastName }) => (
          <Button
            size="sm"
            variant="outline"
            aria-label={`Open ${firstName} ${lastName}`}
            onClick={() => setOpenId(memberId)}
          >
            Open
          </Button>
        )}
      />
      {open && <PersonDialog person={open} isStaff={isStaff} onClose={() => setOpenId(null)} />}
    </>
  );
}
