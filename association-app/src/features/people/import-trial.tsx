import type { ImportReport } from '@syndication/contract/console-people/console-people.schemas';
import { Alert, Stack, Text } from '@syndication/shared-ui/core';
import { FormError, SubmitButton, useFormState } from '@syndication/shared-ui/forms';

import { showCount } from '../../components/count';
import { countOutcomes } from './import-report';
import type { CsvProblem } from './read-csv';
import type { Target } from './target-fields';

/** More of them help nobody. */
const SHOWN_PROBLEMS = 20;

/** Tells one choice of groups from another. */
export const targetKeyOf = ({ groupIds = [], angelGroupId = '' }: Target): string =>
  [angelGroupId, ...[...groupIds].sort()].join(' ');

/** What would happen to the people of a file. */
export interface Trial {
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

/** What a trial found, and the button that goes on. Other groups are another import, which is tried first. */
export function ImportTrial({ trial: latest }: { trial: Trial | null }) {
  const { values } = useFormState<Target>({ subscription: { values: true } });
  const trial = latest?.target === targetKeyOf(values) ? latest : null;
  const rows = trial?.report.rows ?? [];
  const known = rows.filter(({ outcome }) => outcome === 'unchanged').length;
  const taken = rows.filter(({ reason }) => reason === null).length - known;
  return (
    <>
      {trial && taken + known > 0 && (
        <Alert status="info" title={`Would be: ${countOutcomes(trial.report.rows)}`} />
      )}
      {trial && <Problems problems={trial.problems} />}
      <FormError />
      {trial && taken === 0 ? (
        <Text>
          {known > 0
            ? 'There is nobody new to import.'
            : 'Nobody can be imported from this file yet.'}
        </Text>
      ) : (
        <SubmitButton pending={trial ? 'Importing…' : 'Trying…'}>
          {trial ? `Import ${showCount(taken)} ${taken === 1 ? 'person' : 'people'}` : 'Try it'}
        </SubmitButton>
      )}
    </>
  );
}
