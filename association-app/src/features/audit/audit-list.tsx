import { formatMoment } from '@syndication/contract/fields/dates.rules';
import type { AuditEntry } from '@syndication/contract/console-audit/console-audit.schemas';
import { EmptyState } from '@syndication/shared-ui/core';

import { RecordTable, type Column } from '../../components/record-table';
import { describeAction, describeActor, describeFacts } from './describe-entry';

const COLUMNS: readonly Column<AuditEntry>[] = [
  {
    label: 'What',
    render: (entry) => (
      <>
        {describeAction(entry.action)}
        <span className="quiet">{formatMoment(entry.occurredAt)}</span>
      </>
    ),
  },
  { label: 'Who', render: describeActor },
  {
    label: 'Affected',
    render: ({ target, group }) => (
      <>
        {target && (target.name ?? 'No longer there')}
        {group && group !== target?.name && <span className="quiet">{group}</span>}
      </>
    ),
  },
  {
    label: 'Changes',
    render: (entry) => describeFacts(entry).map((fact) => <div key={fact}>{fact}</div>),
  },
];

/** Entries of the trail, the latest first. */
export function AuditList({
  entries,
  isFiltered,
}: {
  entries: readonly AuditEntry[];
  /** Whether a filter is set, or an older page is shown. */
  isFiltered: boolean;
}) {
  if (entries.length === 0) {
    return (
      <EmptyState title={isFiltered ? 'No changes found' : 'No changes yet'}>
        {isFiltered
          ? 'Shorten the search, or choose other dates.'
          : 'Changes that people make in the console appear here.'}
      </EmptyState>
    );
  }
  return (
    <RecordTable
      caption="Audit trail"
      rows={entries}
      keyOf={({ id }) => String(id)}
      columns={COLUMNS}
    />
  );
}
