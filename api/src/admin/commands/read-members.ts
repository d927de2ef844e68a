import { normalizeEmail } from '@syndication/contract/accounts/accounts.rules';
import { PEOPLE_MESSAGES } from '@syndication/contract/console-people/console-people.rules';
import { importRowSchema } from '@syndication/contract/console-people/console-people.schemas';
import { describeIssue } from '@syndication/contract/fields/field-messages.rules';

import { readSpreadsheet } from '../../import/read-csv';
import type { NewPerson } from '../../modules/console-people/people.repository';
import { CommandRefused } from '../command';

/** Headers by their content, ignoring case, spaces and punctuation. */
const HEADERS = {
  email: ['email', 'emailaddress', 'mail'],
  firstName: ['first', 'firstname', 'givenname'],
  lastName: ['last', 'lastname', 'surname', 'familyname'],
  name: ['name', 'fullname'],
} as const;
type Column = keyof typeof HEADERS;

/** A row that was not taken. Row 1 is the header. */
export interface RefusedRow {
  row: number;
  column: string;
  reason: string;
}

interface MembersFile {
  people: { row: number; person: NewPerson }[];
  refused: RefusedRow[];
  emailColumn: string;
}

function findColumns(columns: readonly string[]): Record<Column, string | undefined> {
  const bare = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');
  const find = (column: Column) =>
    columns.find((name) => HEADERS[column].some((known) => known === bare(name)));
  return {
    email: find('email'),
    firstName: find('firstName'),
    lastName: find('lastName'),
    name: find('name'),
  };
}

/**
 * Reads a file of people: `email`, and `first` and `last` or one `name`.
 * @throws CommandRefused for a file without these columns
 * @throws MalformedInput for one that is no CSV
 */
export async function readMembers(path: string): Promise<MembersFile> {
  const { columns, rows } = await readSpreadsheet(path);
  const found = findColumns(columns);
  const { email: emailColumn, firstName, lastName, name } = found;
  if (!emailColumn || !(name || (firstName && lastName))) {
    throw new CommandRefused(
      `The file needs the columns email, first and last (or name). It has: ${columns.join(', ')}.`,
    );
  }
  const people: MembersFile['people'] = [];
  const refused: RefusedRow[] = [];
  const rowOf = new Map<string, number>();
  for (const { rowNumber: row, cells } of rows) {
    const cell = (column: string | undefined) => (column ? (cells[column] ?? '').trim() : '');
    const [first = '', ...rest] = cell(name).split(/\s+/);
    const read = importRowSchema.safeParse(
      {
        email: cell(emailColumn),
        firstName: firstName ? cell(firstName) : first,
        lastName: lastName ? cell(lastName) : rest.join(' '),
      },
      { error: describeIssue },
    );
    if (!read.success) {
      for (const {
        path: [field],
        message,
      } of read.error.issues) {
        const column = found[field as Column] ?? name ?? emailColumn;
        refused.push({ row, column, reason: message });
      }
      continue;
    }
    const email = normalizeEmail(read.data.email);
    const earlier = rowOf.get(email);
    if (earlier === undefined) {
      rowOf.set(email, row);
      people.push({ row, person: read.data });
    } else {
      refused.push({ row, column: emailColumn, reason: PEOPLE_MESSAGES.duplicate(earlier) });
    }
  }
  return { people, refused, emailColumn };
}
