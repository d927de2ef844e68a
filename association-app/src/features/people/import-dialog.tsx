import { useState } from 'react';

import type { ConsoleGroup } from '@syndication/contract/console-groups/console-groups.schemas';
import { putPeopleImport } from '@syndication/contract/console-people/console-people.calls';
import {
  IMPORT_MAX_ROWS,
  PEOPLE_MESSAGES,
} from '@syndication/contract/console-people/console-people.rules';
import type { ImportReport } from '@syndication/contract/console-people/console-people.schemas';
import { describeFormFailure } from '@syndication/contract/http/no-answer';
import { Alert, Button, HStack, Stack, Text } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';
import { CheckboxGroupField } from '@syndication/shared-ui/form-fields';
import {
  Form,
  FORM_ERROR,
  FormError,
  Input,
  SubmitButton,
  useFormState,
} from '@syndication/shared-ui/forms';

import { AngelGroupField } from '../../components/angel-group-field';
import { ChoiceField } from '../../components/choice-field';
import { showCount } from '../../components/count';
import { useConsoleChange } from '../../components/use-console-change';
import { ANGEL_GROUP_HINT, bringsGroups } from './brings-groups';
import { countOutcomes, ImportReportView } from './import-report';
import {
  COLUMN_LABELS,
  guessColumns,
  PERSON_COLUMNS,
  readCsv,
  toPeople,
  type CsvFile,
  type CsvProblem,
  type PersonColumn,
} from './read-csv';

/** More of them help nobody. */
const SHOWN_PROBLEMS = 20;

const list = new Intl.ListFormat('en');

/** Another program may have it open, or a drive in the network may be away. */
const UNREADABLE =
  'The file could not be read. If it is open in another program, close it there, then choose it again.';

interface Target {
  groupIds?: string[];
  angelGroupId?: string;
}

const keyOf = ({ groupIds = [], angelGroupId = '' }: Target): string =>
  [angelGroupId, ...[...groupIds].sort()].join(' ');

interface ChosenFile extends CsvFile {
  name: string;
  columns: Record<PersonColumn, number>;
}

/** Rows of the file that were not sent, as the report has those that the API refused; once each. */
const toLeftOut = (problems: readonly CsvProblem[]): ImportReport['rows'] =>
  [...new Map(problems.map((problem) => [problem.row, problem])).values()].map(
    ({ row, column, reason }) => ({ email: `Row ${row}, ${column}`, outcome: 'refused', reason }),
  );

interface Trial {
  /** Where the people would go, by `keyOf`. */
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

/** Which column of the file holds what. */
function Columns({
  file,
  onChange,
}: {
  file: ChosenFile;
  onChange: (columns: ChosenFile['columns']) => void;
}) {
  return (
    <HStack gap="3" wrap="wrap" align="end">
      {PERSON_COLUMNS.map((name) => (
        <Stack key={name} gap="1" flex="1 1 9rem" minW="0">
          <Text size="sm">{COLUMN_LABELS[name]}</Text>
          <HStack>
            <ChoiceField
              label={`Column of ${COLUMN_LABELS[name].toLowerCase()}`}
              value={String(file.columns[name])}
              choices={[
                ['-1', 'Choose a column'],
                ...file.header.map((column, index) => [String(index), column] as const),
              ]}
              onChange={(value) => onChange({ ...file.columns, [name]: Number(value) })}
            />
          </HStack>
        </Stack>
      ))}
    </HStack>
  );
}

/** What a trial found, and the button that goes on. Other groups are another import, which is tried first. */
function Trying({ trial: latest }: { trial: Trial | null }) {
  const { values } = useFormState<Target>({ subscription: { values: true } });
  const trial = latest?.target === keyOf(values) ? latest : null;
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

export interface ImportDialogProps {
  /** Syndication groups that people can be invited into. */
  groups: readonly ConsoleGroup[];
  /** Angel groups that they may come from. */
  angelGroups: readonly ConsoleGroup[];
  onClose: () => void;
}

/** Invites the people of a CSV file: which column holds what, what would happen to each row, and then the import. */
export function ImportDialog({ groups, angelGroups, onClose }: ImportDialogProps) {
  const change = useConsoleChange();
  // Made once: sent again, it invites nobody twice.
  const [id] = useState(() => crypto.randomUUID());
  const [initialValues] = useState(() => ({
    groupIds: groups.length === 1 ? groups.map((group) => group.id) : [],
  }));
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [trial, setTrial] = useState<Trial | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [unread, setUnread] = useState<string | null>(null);

  const choose = async (chosen: File | undefined) => {
    setTrial(null);
    setUnread(null);
    setFile(null);
    if (!chosen) return;
    const bytes = await chosen.arrayBuffer().catch(() => null);
    if (bytes === null) return setUnread(UNREADABLE);
    const table = readCsv(bytes);
    if (table.rows.length === 0) return setUnread('The file has no rows below its column names.');
    if (table.rows.length > IMPORT_MAX_ROWS) {
      const count = table.rows.length.toLocaleString('en-US');
      const limit = IMPORT_MAX_ROWS.toLocaleString('en-US');
      return setUnread(`At most ${limit} people at once; this file has ${count}.`);
    }
    setFile({ ...table, name: chosen.name, columns: guessColumns(table.header) });
  };

  const submit = async (values: Target) => {
    const { groupIds = [], angelGroupId } = values;
    const target = keyOf(values);
    if (!file) return { [FORM_ERROR]: 'Choose a file first' };
    const unchosen = PERSON_COLUMNS.filter((name) => file.columns[name] < 0);
    if (unchosen.length > 0) {
      const labels = unchosen.map((name) => COLUMN_LABELS[name].toLowerCase());
      return { [FORM_ERROR]: `Choose the column of ${list.format(labels)}` };
    }
    const { people, rowOf, problems } = toPeople(file, file.columns);
    const isDryRun = trial?.target !== target;
    if (people.length === 0) {
      setTrial({ target, report: { rows: [] }, problems });
      return undefined;
    }
    const body = {
      isDryRun,
      fileName: file.name,
      angelGroupId: angelGroupId || null,
      groupIds,
      people,
    };
    try {
      await change(async (api) => {
        const answer = await api.call(putPeopleImport, { params: { id }, body, keepalive: true });
        const whole = { rows: [...answer.rows, ...toLeftOut(problems)] };
        if (!isDryRun) return setReport(whole);
        const refused = answer.rows.flatMap(({ reason }, index) =>
          reason === null ? [] : [{ row: rowOf[index] ?? 0, column: 'Email address', reason }],
        );
        setTrial({
          target,
          report: whole,
          problems: [...problems, ...refused].sort((one, other) => one.row - other.row),
        });
      });
    } catch (error) {
      return { [FORM_ERROR]: describeFormFailure(error) };
    }
    return undefined;
  };

  return (
    <Dialog
      isOpen
      title="Import people"
      onClose={onClose}
      actions={report && <Button onClick={onClose}>Done</Button>}
    >
      {report ? (
        <ImportReportView id={id} {...report} />
      ) : (
        <Form<Target>
          label="Import people"
          initialValues={initialValues}
          validate={({ groupIds = [], angelGroupId }) =>
            groupIds.length === 0 && !bringsGroups(angelGroups, angelGroupId)
              ? { groupIds: PEOPLE_MESSAGES.noGroups }
              : {}
          }
          onSubmit={submit}
          showErrors="submit"
        >
          <Stack gap="5">
            <Stack asChild gap="1">
              <label>
                CSV file with one person per row
                <Input
                  type="file"
                  py="1.5"
                  accept=".csv,.tsv,.txt,text/csv"
                  // Otherwise a corrected file would not count as chosen again: its name is the same.
                  onClick={({ currentTarget }) => {
                    currentTarget.value = '';
                    void choose(undefined);
                  }}
                  onChange={(event) => void choose(event.target.files?.[0])}
                />
              </label>
            </Stack>
            {unread !== null && <Alert status="error" title={unread} />}
            {file && (
              <Columns
                file={file}
                onChange={(columns) => {
                  setFile({ ...file, columns });
                  setTrial(null);
                }}
              />
            )}
            <AngelGroupField hint={ANGEL_GROUP_HINT} />
            <CheckboxGroupField
              name="groupIds"
              label="Groups"
              options={groups.map((group) => ({ value: group.id, label: group.title }))}
            />
            <Trying trial={trial} />
          </Stack>
        </Form>
      )}
    </Dialog>
  );
}
