import { useEffect, useRef, useState } from 'react';

import { undoPeopleImport } from '@syndication/contract/console-people/console-people.calls';
import type { ImportReport } from '@syndication/contract/console-people/console-people.schemas';
import { Alert, Box, Button, Stack, Text } from '@syndication/shared-ui/core';

import { showCount } from '../../components/count';
import { useActions } from '../../components/use-actions';

const WORDS = {
  invited: 'invited by mail',
  added: 'had an account and joined the groups',
  unchanged: 'already there',
  refused: 'not taken',
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

function describeUndone({ removed, kept }: { removed: number; kept: number }): string {
  const invitations = removed === 1 ? '1 invitation' : `${showCount(removed)} invitations`;
  const done = `Undone: ${invitations} and all groups that were added.`;
  if (kept === 0) return done;
  const stay = kept === 1 ? '1 stays' : `${showCount(kept)} stay`;
  return `${done} ${stay}: they have signed in already, or were added to another group since.`;
}

/** What happened to each row, and a way to take it all back. */
export function ImportReportView({ id, rows }: ImportReport & { id: string }) {
  const { isBusy, perform, outcome, proofDialog } = useActions('Nothing was undone');
  const [isUndone, setIsUndone] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  // The form that was sent is gone, and the focus with it.
  useEffect(() => summary.current?.focus(), []);
  const undo = async () => {
    const isDone = await perform({
      done: describeUndone,
      run: (api) => api.call(undoPeopleImport, { params: { id }, keepalive: true }),
    });
    setIsUndone(isDone);
  };
  const refused = rows.filter(({ reason }) => reason !== null);
  return (
    <Stack gap="3">
      <Box ref={summary} tabIndex={-1}>
        <Alert status={refused.length > 0 ? 'warning' : 'success'} title={countOutcomes(rows)} />
      </Box>
      {outcome}
      {refused.map(({ email, reason }, index) => (
        <Text key={`${email} ${index}`}>
          {email}: {reason}
        </Text>
      ))}
      {!isUndone && refused.length < rows.length && (
        <Button
          variant="outline"
          alignSelf="flex-start"
          disabled={isBusy}
          onClick={() => void undo()}
        >
          Undo the import
        </Button>
      )}
      {proofDialog}
    </Stack>
  );
}
