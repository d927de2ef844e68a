import { AUDIT_SUBJECTS } from '@syndication/contract/console-audit/console-audit.rules';
import {
  auditFilterSchema,
  type AuditFilter,
} from '@syndication/contract/console-audit/console-audit.schemas';
import { useHost, useInvestor } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { Button, HStack, LiveRegion, Text } from '@syndication/shared-ui/core';
import { ExportButton } from '@syndication/shared-ui/csv';

import { ChoiceField } from '../components/choice-field';
import { ConsolePage } from '../components/console-page';
import { DayField } from '../components/day-field';
import { LoadState } from '../components/load-state';
import { SearchField } from '../components/search-field';
import { useUrlChoice, useUrlText } from '../components/use-url-filter';
import { useConsoleChange } from '../components/use-console-change';
import { auditQuery, exportAudit } from '../features/audit/api/audit';
import { AuditList } from '../features/audit/audit-list';
import { SUBJECT_LABELS } from '../features/audit/describe-entry';
import { toCsvTable } from '../features/audit/to-csv-table';

/** Reads the filters from the URL and ignores invalid values. */
function toFilter(chosen: Record<keyof AuditFilter, string>): AuditFilter {
  const given = Object.entries(chosen).filter(
    ([name, value]) => value !== '' && auditFilterSchema.safeParse({ [name]: value }).success,
  );
  return Object.fromEntries(given);
}

/** Which part of the trail is shown: on paper nothing else says that there is more. */
function describePart(count: number, hasNewer: boolean, hasOlder: boolean): string {
  if (count === 0) return '';
  const entries = count === 1 ? 'entry' : `${count} entries`;
  if (!hasNewer) return `The latest ${entries}`;
  return hasOlder ? `Another ${entries}` : `The oldest ${entries}`;
}

/** What a search has found, for those who do not see the table. */
function describeFound({ entries, hasMore }: { entries: readonly unknown[]; hasMore: boolean }) {
  return `${entries.length} ${entries.length === 1 ? 'entry' : 'entries'}${hasMore ? ', and older ones' : ''}`;
}

/** `/console/audit`: who did what to whom. */
export default function AuditPage() {
  const { api, announce } = useHost();
  const { isStaff } = useInvestor().member;
  const change = useConsoleChange();
  const search = useUrlText('search');
  const [subject, setSubject] = useUrlChoice('of');
  const [from, setFrom] = useUrlChoice('from');
  const [to, setTo] = useUrlChoice('to');
  const [before, setBefore] = useUrlChoice('before');
  const filter = toFilter({ search: search.applied.trim(), subject, from, to });
  const query = useQuery(auditQuery(api, filter, before));

  return (
    <ConsolePage
      title="Audit trail"
      detail={isStaff ? 'Who did what to whom' : 'Who did what in your groups'}
      actions={
        isStaff && (
          <ExportButton
            announce={announce}
            toTable={async () => {
              const { entries } = await change((client) => exportAudit(client, filter));
              return toCsvTable(entries, new Date());
            }}
          />
        )
      }
    >
      <HStack gap="3" mb="4" wrap="wrap" align="end" _print={{ display: 'none' }}>
        <SearchField
          label="Search by person or thing"
          value={search.text}
          onChange={search.setText}
        />
        <ChoiceField
          label="Of what"
          value={filter.subject ?? ''}
          choices={[
            ['', 'All changes'],
            ...AUDIT_SUBJECTS.map((value) => [value, SUBJECT_LABELS[value]] as const),
          ]}
          onChange={setSubject}
        />
        <HStack gap="3" wrap={{ base: 'wrap', md: 'nowrap' }} flex="1 1 22.75rem" minW="0">
          <DayField label="From" value={from} onChange={setFrom} />
          <DayField label="To" value={to} onChange={setTo} />
        </HStack>
      </HStack>
      <LiveRegion message={query.data ? describeFound(query.data) : ''} />
      <LoadState query={query} label="Loading the audit trail">
        {({ entries, hasMore }) => (
          <>
            <AuditList
              entries={entries}
              isFiltered={Object.keys(filter).length > 0 || before !== ''}
            />
            {(before || hasMore) && (
              <HStack justify="space-between" mt="4">
                {/* Not `disabled`: that would take the focus away from the button that led there. */}
                <Button
                  variant="outline"
                  aria-disabled={!before}
                  onClick={() => before && setBefore('')}
                >
                  Latest
                </Button>
                <Text tone="muted">{describePart(entries.length, before !== '', hasMore)}</Text>
                <Button
                  variant="outline"
                  aria-disabled={!hasMore}
                  onClick={() => hasMore && setBefore(String(entries.at(-1)?.id ?? ''))}
                >
                  Older
                </Button>
              </HStack>
            )}
          </>
        )}
      </LoadState>
    </ConsolePage>
  );
}
