import { useState } from 'react';

import { formatDay } from '@syndication/contract/fields/dates.rules';
import type { Person } from '@syndication/contract/console-people/console-people.schemas';
import { useHost } from '@syndication/contract/host';
import { Button, EmptyState, HStack, StatusBadge } from '@syndication/shared-ui/core';

import { ActionOutcome, type ActionResult } from '../../components/action-outcome';
import { EmailAddress } from '../../components/email-address';
import { RecordTable, type Column } from '../../components/record-table';
import { useOpened } from '../../components/use-opened';
import { keepDatesWhole } from '../../components/whole-dates';
import { peopleQuery } from './api/people';
import { describeDeleted } from './delete-dialog';
import { PersonDialog } from './person-dialog';
import { nameOf } from './person-name';

/** When somebody signed in last, or since when they are expected. */
function describeVisit({ lastSignedInAt, invitedAt }: Person): string {
  return lastSignedInAt === null
    ? `Never, invited ${formatDay(invitedAt)}`
    : formatDay(lastSignedInAt);
}

const COLUMNS: readonly Column<Person>[] = [
  {
    label: 'Person',
    render: ({ email, isStaff, isDeactivated, ...person }) => (
      <>
        <HStack gap="2" wrap="wrap">
          {nameOf(person)}
          {isStaff && <StatusBadge tone="brand">Staff</StatusBadge>}
          {isDeactivated && <StatusBadge>Deactivated</StatusBadge>}
        </HStack>
        <span className="quiet">
          <EmailAddress email={email} />
        </span>
      </>
    ),
  },
  { label: 'Angel group', render: ({ angelGroup }) => angelGroup?.title ?? 'None' },
  {
    label: 'Groups',
    render: ({ groups }) =>
      groups.map(({ title, isAdmin }) => (isAdmin ? `${title} (admin)` : title)).join(', ') ||
      'None',
  },
  { label: 'Last sign-in', render: (person) => keepDatesWhole(describeVisit(person)) },
];

export interface PeopleListProps {
  people: readonly Person[];
  /** Whether a search or filter is set. */
  isFiltered: boolean;
  isStaff: boolean;
}

/** People, each with what can be done for them behind a button. */
export function PeopleList({ people, isFiltered, isStaff }: PeopleListProps) {
  const { api } = useHost();
  const { opened, isGone, open, close } = useOpened({
    rows: people,
    keyOf: ({ memberId }) => memberId,
    queryRow: (memberId) => peopleQuery(api, { memberId }),
    rowsOf: (data) => data.people,
  });
  const [result, setResult] = useState<ActionResult | null>(null);
  return (
    <>
      <ActionOutcome result={result} />
      {people.length === 0 ? (
        <EmptyState title={isFiltered ? 'No people found' : 'No people yet'}>
          {isFiltered ? 'Shorten the search, or show all people.' : 'Invite the first people.'}
        </EmptyState>
      ) : (
        <RecordTable
          caption="People"
          rows={people}
          keyOf={({ memberId }) => memberId}
          columns={COLUMNS}
          renderActions={(person) => (
            <Button
              size="sm"
              variant="outline"
              aria-label={`Open ${nameOf(person)}`}
              onClick={() => {
                setResult(null);
                open(person);
              }}
            >
              Open
            </Button>
          )}
        />
      )}
      {opened && (
        <PersonDialog
          person={opened}
          isGone={isGone}
          isStaff={isStaff}
          // Unless it was closed meanwhile.
          onJoined={(person) => open((now) => (now === opened ? person : now))}
          onDeleted={() => {
            // Another one may be open by now.
            open((now) => (now?.memberId === opened.memberId ? null : now));
            setResult({ done: describeDeleted(opened) });
          }}
          onClose={close}
        />
      )}
    </>
  );
}
