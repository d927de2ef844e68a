import type { ImportReport } from '@syndication/contract/console-people/console-people.schemas';
import { Alert, focusIfLost, Stack, Text } from '@syndication/shared-ui/core';

import { showCount } from '../../components/count';
import { UndoImport } from './undo-import';

const WORDS = {
  invited: 'invited by email',
  added: 'had an account and joined the groups',
  unchanged: 'already there',
  refused: 'left out',
} as const;

/** `118 invited by mail, 4 already there`. */
export const countOutcomes = (rows: ImportReport['rows']): string =>
  (Object.keys(WORDS) as (keyof typeof WORDS)[])
    .map(
      (outcome) => [rows.filter((row) => row.outcome === outcome).length, WORDS[outcome]] as const,
    )
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${showCount(count)} ${words}`)
    .join(', ');

/** What happened to each row, and a way to undo it all. */
export function ImportReportView({ id, rows }: ImportReport & { id: string }) {
  const refused = rows.filter(({ reason }) => reason !== null);
  return (
    <Stack gap="3">
      <Alert
        status={refused.length > 0 ? 'warning' : 'success'}
        title={countOutcomes(rows)}
        tabIndex={-1}
        ref={focusIfLost}
      />
      {refused.map(({ email, reason }, index) => (
        <Text key={`${email} ${index}`}>
          {email}: {reason}
        </Text>
      ))}
      {refused.length < rows.length && <UndoImport id={id} />}
    </Stack>
  );
}
