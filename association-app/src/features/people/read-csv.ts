import { normalizeEmail } from '@syndication/contract/accounts/accounts.rules';
import { PEOPLE_MESSAGES } from '@syndication/contract/console-people/console-people.rules';
import { importRowSchema } from '@syndication/contract/console-people/console-people.schemas';
import {
  decodePeopleFile,
  findSeparator,
  withoutSeparatorLine,
} from '@syndication/contract/console-people/people-file.rules';
import { describeIssue } from '@syndication/contract/fields/field-messages.rules';
import { parse } from 'papaparse';

/** What a file has to hold about each person. */
export const PERSON_COLUMNS = ['firstName', 'lastName', 'email'] as const;
export type PersonColumn = (typeof PERSON_COLUMNS)[number];
export type NewPerson = Record<PersonColumn, string>;
export const COLUMN_LABELS: Record<PersonColumn, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email address',
};

export interface CsvFile {
  header: string[];
  /** Each with its number as in a spreadsheet, where empty ones count too. */
  rows: { row: number; cells: string[] }[];
}

/**
 * Reads a table with any separator. The first row that is not empty names the columns, unless it holds an address: then
 * it is a person.
 */
export function readCsv(bytes: ArrayBuffer): CsvFile {
  const text = withoutSeparatorLine(decodePeopleFile(new Uint8Array(bytes)));
  const { data } = parse<string[]>(text, { delimiter: findSeparator(text) });
  const lines = data
    .map((cells, index) => ({ row: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const first = (lines[0]?.cells ?? []).map((cell) => cell.trim());
  if (first.some((cell) => cell.includes('@'))) {
    return { header: first.map((_cell, index) => `Column ${index + 1}`), rows: lines };
  }
  return { header: first, rows: lines.slice(1) };
}

/** The surest first: a postal address is no email address. */
const KNOWN_NAMES: Record<PersonColumn, readonly RegExp[]> = {
  firstName: [/^(first|given|fore)[\s_-]*name$|^first$/i],
  lastName: [/^(last|family|sur)[\s_-]*name$|^last$/i],
  email: [/e-?mail/i, /address/i],
};

/** -1 where no name says so. */
const findColumn = (header: readonly string[], names: readonly RegExp[]): number =>
  names
    .map((name) => header.findIndex((column) => name.test(column)))
    .find((column) => column >= 0) ?? -1;

/** Which column holds what, by the columns' names. */
export const guessColumns = (header: readonly string[]): Record<PersonColumn, number> => ({
  firstName: findColumn(header, KNOWN_NAMES.firstName),
  lastName: findColumn(header, KNOWN_NAMES.lastName),
  email: findColumn(header, KNOWN_NAMES.email),
});

/** What is wrong with a row of the file. */
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
  const rowOfEmail = new Map<string, number>();
  for (const { row, cells } of rows) {
    const given = Object.fromEntries(
      PERSON_COLUMNS.map((name) => [name, cells[columns[name]]?.trim() ?? '']),
    );
    const { success, data, error } = importRowSchema.safeParse(given, { error: describeIssue });
    if (!success) {
      for (const { path, message } of error.issues) {
        const name = path[0] as PersonColumn;
        const column = header[columns[name]] ?? COLUMN_LABELS[name];
        read.problems.push({ row, column, reason: message });
      }
      continue;
    }
    const email = normalizeEmail(data.email);
    const earlier = rowOfEmail.get(email);
    if (earlier !== undefined) {
      const column = header[columns.email] ?? COLUMN_LABELS.email;
      read.problems.push({ row, column, reason: PEOPLE_MESSAGES.duplicate(earlier) });
      continue;
    }
    rowOfEmail.set(email, row);
    read.people.push(data);
    read.rowOf.push(row);
  }
  return read;
}
