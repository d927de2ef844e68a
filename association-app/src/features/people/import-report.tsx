import { useEffect, useRef, useState } from 'react';

import { undoPeopleImport } from '@syndication/contract/console-people/console-people.calls';
import type { ImportReport } from '@syndication/contract/console-people/console-people.schemas';
import { Alert, Box, Button, Stack, Text } from '@syndication/shared-ui/core';

import { ActOutcome, type Told } from '../../components/act-outcome';
import { showCount } from '../../components/count';
import { useConsoleChange } from '../../components/use-console-change';
import { useProof } from '../../components/use-proof';

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
  const [isBusy, setIsBusy] = useState(false);
  const [told, setTold] = useState<Told | null>(null);
  const summary = useRef<HTMLDivElement>(null);
  // The form that was sent is gone, and the focus with it.
  useEffect(() => summary.current?.focus(), []);
  const undo = async () => {
    setIsBusy(true);
    setTold(null);
    try {
      const { removed, kept } = await withProof(() =>
        change((api) => api.call(undoPeopleImport, { params: { id }, keepalive: true })),
      );
      const stay =
        kept > 0
          ? ` ${kept === 1 ? '1 stays' : `${showCount(kept)} stay`}: they have signed in already, or were added to another group since.`
          : '';
      const invitations = removed === 1 ? '1 invitation' : `${showCount(removed)} invitations`;
      setTold({
        done: `Undone: ${invitations} and all groups that were added.${stay}`,
      });
    } catch (error) {
      setTold({ failure: error });
    }
    setIsBusy(false);
  };
  const isUndone = told !== null && 'done' in told;
  const outcomes = countOutcomes(rows);
  const refused = rows.filter(({ reason }) => reason !== null);
  return (
    <Stack gap="3">
      <Box ref={summary} tabIndex={-1}>
        <Alert status={refused.length > 0 ? 'warning' : 'success'} title={outcomes} />
      </Box>
      <ActOutcome told={told} refused="Nothing was undone" />
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
