import { formatDay } from '@syndication/contract/fields/dates.rules';
import { exportAcceptances } from '@syndication/contract/console-agreement/console-agreement.calls';
import type { Acceptance } from '@syndication/contract/console-agreement/console-agreement.schemas';
import { useHost } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { EmptyState, HStack, Stack } from '@syndication/shared-ui/core';
import { ExportButton, toCsvFileName, type CsvTable } from '@syndication/shared-ui/csv';
import { Dialog } from '@syndication/shared-ui/dialogs';

import { EmailAddress } from '../../components/email-address';
import { LoadState } from '../../components/load-state';
import { RecordTable, type Column } from '../../components/record-table';
import { useConsoleChange } from '../../components/use-console-change';
import { acceptancesQuery } from './api/agreement';

const COLUMNS: readonly Column<Acceptance>[] = [
  {
    label: 'Member',
    render: ({ name, email }) => (
      <>
        {name}
        <span className="quiet">
          <EmailAddress email={email} />
        </span>
      </>
    ),
  },
  { label: 'Groups', render: ({ groups }) => groups.join(', ') || 'None' },
  {
    label: 'Accepted',
    render: ({ acceptedAt }) => (acceptedAt === null ? 'Not yet' : formatDay(acceptedAt)),
  },
];

const toCsvTable = (number: number, rows: readonly Acceptance[]): CsvTable => ({
  fileName: toCsvFileName(`Agreement version ${number}`, new Date()),
  header: ['Name', 'Address', 'Groups', 'Accepted (UTC)'],
  rows: rows.map(({ name, email, groups, acceptedAt }) => [
    name,
    email,
    groups.join('; '),
    acceptedAt,
  ]),
});

/** Who accepted a version and when, and who has not. */
export function AcceptancesDialog({ number, onClose }: { number: number; onClose: () => void }) {
  const { api, announce } = useHost();
  const change = useConsoleChange();
  const query = useQuery(acceptancesQuery(api, number));
  const takeTable = async () =>
    toCsvTable(
      number,
      await change((client) =>
        client.call(exportAcceptances, { params: { number: String(number) }, keepalive: true }),
      ),
    );
  return (
    <Dialog isOpen size="lg" title={`Who accepted version ${number}`} onClose={onClose}>
      <Stack gap="4">
        <HStack>
          <ExportButton toTable={takeTable} announce={announce} />
        </HStack>
        <LoadState query={query} label="Loading who accepted">
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState title="There are no members yet" />
            ) : (
              <RecordTable
                caption={`Members and version ${number}`}
                rows={rows}
                keyOf={({ email }) => email}
                columns={COLUMNS}
              />
            )
          }
        </LoadState>
      </Stack>
    </Dialog>
  );
}
