import { importRowSchema } from '@syndication/contract/console-people/console-people.schemas';
import { parse } from 'papaparse';

import { describeIssue } from '@syndication/contract/fields/field-messages.rules';

/** What a file has to hold about each person. */
export const PERSON_COLUMNS = ['firstName', 'lastName', 'email'] as const;
export type PersonColumn = (typeof PERSON_COLUMNS)[number];
export type NewPerson = Record<PersonColumn, string>;

export interface CsvFile {
  header: string[];
  rows: string[][];
}

/** Bytes of a spreadsheet: UTF-8, or where they are none, what Excel on Windows writes. */
export function decodeText(bytes: ArrayBuffer): string {
  const start = new Uint8Array(bytes.slice(0, 2));
  if (start[0] === 0xff && start[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads a table, whatever stands between its columns. The first row names them. */
export function readCsv(text: string): CsvFile {
  const { data } = parse<string[]>(text, { skipEmptyLines: 'greedy' });
  const [header = [], ...rows] = data;
  return { header: header.map((name) => name.trim()), rows };
}

const KNOWN_NAMES: Record<PersonColumn, RegExp> = {
  firstName: /^(first|given|fore)[\s_-]*name$|^first$/i,
  lastName: /^(last|family|sur)[\s_-]*name$|^last$/i,
  email: /e-?mail|address/i,
};

/** Which column holds what, by the columns' names; -1 where none says so. */
export const guessColumns = (header: readonly string[]): Record<PersonColumn, number> => ({
  firstName: header.findIndex((name) => KNOWN_NAMES.firstName.test(name)),
  lastName: header.findIndex((name) => KNOWN_NAMES.lastName.test(name)),
  email: header.findIndex((name) => KNOWN_NAMES.email.test(name)),
});

/** What is wrong with a row of the file; rows count as in a spreadsheet, the header is 1. */
export interface CsvProblem {
  row: number;
  column: string;
  reason: string;
}

export interface ReadPeople {
  people: NewPerson[];
  /** The row of each person. */
  rowOf: number[];
  problems: CsvProblem[];
}

/** People of a file, and what is wrong with the other rows. */
export function toPeople(
  { header, rows }: CsvFile,
  columns: Record<PersonColumn, number>,
): ReadPeople {
  const read: ReadPeople = { people: [], rowOf: [], problems: [] };
  rows.forEach((cells, index) => {
    const row = index + 2;
    const given = Object.fromEntries(
      PERSON_COLUMNS.map((name) => [name, cells[columns[name]]?.trim() ?? '']),
    );
    const { success, data, error } = importRowSchema.safeParse(given, { error: describeIssue });
    if (success) {
      read.people.push(data);
      read.rowOf.push(row);
      return;
    }
    for (const { path, message } of error.issues) {
      const column = header[columns[path[0] as PersonColumn]] ?? String(path[0]);
      read.problems.push({ row, column, reason: message });
    }
  });
  return read;
}
