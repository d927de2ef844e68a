import type { ImportReport } from '@syndication/contract/console-people/console-people.schemas';
import { Alert, Box, Stack, Text } from '@syndication/shared-ui/core';
import { FormError, SubmitButton, useFormState } from '@syndication/shared-ui/forms';

import { showCount } from '../../components/count';
import { countOutcomes } from './import-report';
import type { CsvProblem } from './read-csv';
import type { Target } from './target-fields';

/** A longer list would not help. */
const SHOWN_PROBLEMS = 20;

/** Identifies a choice of groups. */
export const targetKeyOf = ({ groupIds = [], angelGroupId = '' }: Target): string =>
  [angelGroupId, ...[...groupIds].sort()].join(' ');

/** What would happen to the people of a file. */
export interface DryRun {
  /** Where the people would go, by `targetKeyOf`. */
  target: string;
  report: ImportReport;
  /** Refused rows of the file and of the API, in the order of the file. */
  problems: CsvProblem[];
}

function Problems({ problems }: { problems: readonly CsvProblem[] }) {
  if (problems.length === 0) return null;
  const rest = problems.length - SHOWN_PROBLEMS;
  return (
    <Alert status="warning" title="These rows are left out">
      <Stack gap="1">
        {problems.slice(0, SHOWN_PROBLEMS).map(({ row, column, reason }) => (
          <Text key={`${row} ${column}`}>
            Row {row}, {column}: {reason}
          </Text>
        ))}
        {rest > 0 && <Text>And {rest} more.</Text>}
      </Stack>
    </Alert>
  );
}

/** The button that was pressed is gone: its focus goes to what takes its place. */
const takeLostFocus = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) element?.focus();
};

/** What a dry run found, and the button that continues. Choosing other groups requires another dry run. */
export function ImportDryRun({ dryRun: latest }: { dryRun: DryRun | undefined }) {
  const { values } = useFormState<Target>({ subscription: { values: true } });
  const dryRun = latest?.target === targetKeyOf(values) ? latest : undefined;
  const rows = dryRun?.report.rows ?? [];
  const known = rows.filter(({ outcome }) => outcome === 'unchanged').length;
  const taken = rows.filter(({ reason }) => reason === null).length - known;
  return (
    <>
      {dryRun && taken + known > 0 && (
        <Alert status="info" title={`If imported: ${countOutcomes(dryRun.report.rows)}`} />
      )}
      {dryRun && <Problems problems={dryRun.problems} />}
      <FormError />
      {dryRun && taken === 0 ? (
        <Box ref={takeLostFocus} tabIndex={-1}>
          <Text>
            {known > 0
              ? 'There is nobody new to import.'
              : 'Nobody can be imported from this file yet.'}
          </Text>
        </Box>
      ) : (
        <SubmitButton pending={dryRun ? 'Importing…' : 'Checking…'}>
          {dryRun ? `Import ${showCount(taken)} ${taken === 1 ? 'person' : 'people'}` : 'Check'}
        </SubmitButton>
      )}
    </>
  );
}
