import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';

import {
  IMPORT_MAX_ROWS,
  IMPORT_OUTCOMES,
  type ImportOutcome,
} from '@syndication/contract/console-people/console-people.rules';

import { MalformedInput } from '../../import/malformed-input';
import { writePeopleImport } from '../../modules/console-people/import-people';
import { findOpenGroupByTitle } from '../admin.repository';
import { CommandRefused, flag, text, WrongCommand, type Commands } from '../command';
import { readMembers, type RefusedRow } from './read-members';

const byRow = (a: RefusedRow, b: RefusedRow) => a.row - b.row;

export const MEMBER_COMMANDS: Commands = {
  'members import': {
    usage: 'members import --file people.csv --group "…" [--dry-run]',
    about: `invites the people of a file into a group, ${IMPORT_MAX_ROWS} at most; columns: email, first and last (or name)`,
    options: { file: text, group: text, 'dry-run': flag },
    paths: ['file'],
    maxWords: 0,
    run: async (context, { file, group: title, 'dry-run': dryRun }) => {
      if (!file) throw new WrongCommand('--file must be a CSV file.');
      if (!title?.trim()) throw new WrongCommand('--group must be the name of a group.');
      const group = await findOpenGroupByTitle(context.db, title.trim());
      if (!group) throw new CommandRefused(`No group ${title.trim()} is open.`);
      const { people, refused, emailColumn } = await readMembers(file).catch((error: unknown) => {
        throw error instanceof MalformedInput ? new CommandRefused(error.message) : error;
      });
      if (people.length > IMPORT_MAX_ROWS) {
        throw new CommandRefused(
          `The file has ${people.length} people. Split it: ${IMPORT_MAX_ROWS} at most can be imported at once.`,
        );
      }
      const isDryRun = dryRun !== undefined;
      const report = await writePeopleImport(context, null, {
        id: randomUUID(),
        isDryRun,
        fileName: basename(file),
        angelGroupId: null,
        groupIds: [group.id],
        people: people.map(({ person }) => person),
      });
      const notTaken = [
        ...refused,
        ...report.rows.flatMap(({ reason }, index) =>
          reason === null ? [] : [{ row: people[index]!.row, column: emailColumn, reason }],
        ),
      ].sort(byRow);
      const count = (outcome: ImportOutcome) =>
        report.rows.filter((row) => row.outcome === outcome).length;
      const counts = Object.fromEntries(
        IMPORT_OUTCOMES.map((outcome) => [outcome, count(outcome)]),
      );
      counts['refused'] = new Set(notTaken.map(({ row }) => row)).size;
      const lines = notTaken.map(
        ({ row, column, reason }) => `row ${row}, column ${column}: ${reason}`,
      );
      const summary = `${counts['invited']} invited, ${counts['added']} added, ${counts['unchanged']} unchanged, ${counts['refused']} not taken.`;
      return {
        text: [
          ...lines,
          `${isDryRun ? 'Dry run, nothing was written' : `Imported to ${group.title}`}: ${summary}`,
        ].join('\n'),
        data: { isDryRun, group: group.title, ...counts, notTaken },
      };
    },
  },
};
