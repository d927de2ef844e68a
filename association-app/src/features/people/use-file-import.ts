import { useRef, useState } from 'react';

import { IMPORT_MAX_ROWS } from '@syndication/contract/console-people/console-people.rules';
import type { ImportReport } from '@syndication/contract/console-people/console-people.schemas';
import { describeFormFailure } from '@syndication/contract/http/no-answer';
import { FORM_ERROR } from '@syndication/shared-ui/forms';

import { showCount } from '../../components/count';
import { usePeopleImport } from './api/people';
import { targetKeyOf, type DryRun } from './import-dry-run';
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
import type { Target } from './target-fields';

const list = new Intl.ListFormat('en');

/** Another program may have it open, or a drive in the network may be away. */
const UNREADABLE =
  'The file could not be read. If it is open in another program, close it there, then choose it again.';

export interface ChosenFile extends CsvFile {
  name: string;
  columns: Record<PersonColumn, number>;
}

/** The columns that are still to be chosen: `first name and last name`; empty without any. */
function listUnchosen({ columns }: ChosenFile): string {
  const unchosen = PERSON_COLUMNS.filter((name) => columns[name] < 0);
  return list.format(unchosen.map((name) => COLUMN_LABELS[name].toLowerCase()));
}

/** What is to be done with a file that was chosen: the fields for its columns have appeared below it. */
export function describeChosen(file: ChosenFile): string {
  const count = `${showCount(file.rows.length)} ${file.rows.length === 1 ? 'row' : 'rows'}.`;
  const unchosen = listUnchosen(file);
  return unchosen
    ? `${count} Choose the column for ${unchosen} below.`
    : `${count} Check below that each column is the right one.`;
}

/** Rows of the file that were not sent, in the form of refused rows of the report: once each, with all reasons. */
function toLeftOut(problems: readonly CsvProblem[]): ImportReport['rows'] {
  const leftOut = new Map<number, ImportReport['rows'][number]>();
  for (const { row, column, reason } of problems) {
    const earlier = leftOut.get(row);
    leftOut.set(row, {
      email: earlier?.email ?? `Row ${row}, ${column}`,
      outcome: 'refused',
      reason: earlier ? `${earlier.reason}; ${column}: ${reason}` : reason,
    });
  }
  return [...leftOut.values()];
}

/** The import of a chosen file: first a dry run for each choice of columns and groups, then the import. */
export function useFileImport() {
  const { id, send } = usePeopleImport();
  const [file, setFile] = useState<ChosenFile | null>(null);
  const latest = useRef<File>(undefined);
  /** The last one, of a file and its columns; another may have been chosen while it was under way. */
  const [tried, setTried] = useState<{ file: ChosenFile; dryRun: DryRun } | null>(null);
  const dryRun = tried?.file === file ? tried?.dryRun : undefined;
  const [report, setReport] = useState<ImportReport | null>(null);
  /** Why the chosen file cannot be used. */
  const [unread, setUnread] = useState<string | null>(null);

  const choose = async (chosen: File | undefined) => {
    latest.current = chosen;
    setUnread(null);
    setFile(null);
    if (!chosen) return;
    const bytes = await chosen.arrayBuffer().catch(() => null);
    if (latest.current !== chosen) return;
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

  const chooseColumns = (columns: ChosenFile['columns']) =>
    setFile((chosen) => chosen && { ...chosen, columns });

  const submit = async (values: Target) => {
    const { groupIds = [], angelGroupId } = values;
    const target = targetKeyOf(values);
    if (!file) return { [FORM_ERROR]: 'Choose a file first' };
    const unchosen = listUnchosen(file);
    if (unchosen) return { [FORM_ERROR]: `Choose the column for ${unchosen}` };
    const { people, rowOf, problems } = toPeople(file, file.columns);
    const isDryRun = dryRun?.target !== target;
    if (people.length === 0) {
      setTried({ file, dryRun: { target, report: { rows: [] }, problems } });
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
      const { rows } = await send(body);
      const whole = { rows: [...rows, ...toLeftOut(problems)] };
      if (isDryRun) {
        const refused = rows.flatMap(({ reason }, index) =>
          reason === null ? [] : [{ row: rowOf[index] ?? 0, column: 'Email address', reason }],
        );
        const all = [...problems, ...refused].sort((one, other) => one.row - other.row);
        setTried({ file, dryRun: { target, report: whole, problems: all } });
      } else setReport(whole);
    } catch (error) {
      return { [FORM_ERROR]: describeFormFailure(error) };
    }
    return undefined;
  };

  return { id, file, dryRun, report, unread, choose, chooseColumns, submit };
}
