import type { ConsoleGroup } from '@syndication/contract/console-groups/console-groups.schemas';
import type { ConsoleNomination } from '@syndication/contract/console-nominations/console-nominations.schemas';
import { showNominationStatus } from '@syndication/contract/nominations/nomination-status.rules';
import { useHost } from '@syndication/contract/host';
import { Button, EmptyState } from '@syndication/shared-ui/core';

import { EmailAddress } from '../../components/email-address';
import { RecordTable, type Column } from '../../components/record-table';
import { useOpened } from '../../components/use-opened';
import { nominationsQuery } from './api/nominations';
import { NominationDialog } from './nomination-dialog';
import { nameOf, nominatorOf } from './nomination-name';

const COLUMNS: readonly Column<ConsoleNomination>[] = [
  {
    label: 'Company',
    render: (one) => (
      <>
        {nameOf(one)}
        {one.companyName !== null && one.email !== null && (
          <span className="quiet">
            <EmailAddress email={one.email} />
          </span>
        )}
      </>
    ),
  },
  { label: 'Group', render: ({ group }) => group.title },
  { label: 'Nominated by', render: (one) => nominatorOf(one, 'Imported', 'Deleted account') },
  { label: 'Deal lead', render: ({ lead }) => lead?.name ?? 'None named' },
  { label: 'Status', render: showNominationStatus },
];

export interface NominationListProps {
  nominations: readonly ConsoleNomination[];
  /** Groups that a company can be accepted into. */
  groups: readonly ConsoleGroup[];
  /** Whether a search or filter is set. */
  isFiltered: boolean;
}

/** Nominations, each with what can be done about it behind a button. */
export function NominationList({ nominations, groups, isFiltered }: NominationListProps) {
  const { api } = useHost();
  const { opened, open, close } = useOpened({
    rows: nominations,
    keyOf: ({ id }) => id,
    queryRow: (id) => nominationsQuery(api, { id }),
    rowsOf: (data) => data.nominations,
  });
  return (
    <>
      {nominations.length === 0 ? (
        <EmptyState title={isFiltered ? 'No nominations found' : 'No nominations'}>
          {isFiltered
            ? 'Shorten the search, or show all nominations.'
            : 'Members nominate companies with the button in the header. Nominations to archived groups are not shown.'}
        </EmptyState>
      ) : (
        <RecordTable
          caption="Nominations"
          rows={nominations}
          keyOf={({ id }) => id}
          columns={COLUMNS}
          renderActions={(nomination) => (
            <Button
              size="sm"
              variant="outline"
              aria-label={`Open ${nameOf(nomination)} in ${nomination.group.title}`}
              onClick={() => open(nomination)}
            >
              Open
            </Button>
          )}
        />
      )}
      {opened && (
        <NominationDialog key={opened.id} nomination={opened} groups={groups} onClose={close} />
      )}
    </>
  );
}
