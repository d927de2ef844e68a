import { useState } from 'react';

import { undoPeopleImport } from '@syndication/contract/console-people/console-people.calls';
import type { ImportReport } from '@syndication/contract/console-people/console-people.schemas';
import { Alert, Button, Stack, Text } from '@syndication/shared-ui/core';

import { showCount } from '../../components/count';
import { useConsoleChange } from '../../components/use-console-change';
import { useProof } from '../../components/use-proof';
import { WriteFailure } from '../../components/write-failure';

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

/** What happened to each row, and a way to take it all back. */
export function ImportReportView({ id, rows }: ImportReport & { id: string }) {
  const change = useConsoleChange();
  const { withProof, proofDialog } = useProof();
  const [undone, setUndone] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const undo = async () => {
    setFailure(null);
    try {
      await withProof(() =>
        change(async (api) => {
          const call = { params: { id }, keepalive: true };
          const { removed, kept } = await api.call(undoPeopleImport, call);
          const stay =
            kept > 0
              ? ` ${kept} stay: they have signed in already, or were added to another group since.`
              : '';
          setUndone(
            `Undone: ${showCount(removed)} invitations and all groups that were added.${stay}`,
          );
        }),
      );
    } catch (error) {
      setFailure(error);
    }
  };
  const outcomes = countOutcomes(rows);
  const refused = rows.filter(({ reason }) => reason !== null);
  return (
    <Stack gap="3">
      <Alert status={refused.length > 0 ? 'warning' : 'success'} title={outcomes} />
      {undone !== null && <Alert status="success">{undone}</Alert>}
      {failure !== null && <WriteFailure title="Nothing was undone" error={failure} />}
      {refused.map(({ email, reason }, index) => (
        <Text key={`${email} ${index}`}>
          {email}: {reason}
        </Text>
      ))}
      {undone === null && refused.length < rows.length && (
        <Button variant="outline" alignSelf="flex-start" onClick={() => void undo()}>
          Undo the import
        </Button>
      )}
      {proofDialog}
    </Stack>
  );
}
