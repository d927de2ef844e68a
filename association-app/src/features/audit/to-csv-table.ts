import type { AuditEntry } from '@syndication/contract/console-audit/console-audit.schemas';
import { toCsvFileName, type CsvTable } from '@syndication/shared-ui/csv';

import { describeAction, describeFacts } from './describe-entry';

/** The trail as a file: one line per entry. */
export const toCsvTable = (entries: readonly AuditEntry[], now: Date): CsvTable => ({
  fileName: toCsvFileName('Audit trail', now),
  header: ['When (UTC)', 'Who', 'Address', 'What', 'Of', 'Affected', 'Group', 'Changes'],
  rows: entries.map((entry) => [
    entry.occurredAt,
    entry.by?.name ?? null,
    entry.by?.email ?? null,
    describeAction(entry.action),
    entry.target?.type ?? null,
    entry.target?.name ?? entry.target?.id ?? null,
    entry.group,
    describeFacts(entry).join('; '),
  ]),
});
