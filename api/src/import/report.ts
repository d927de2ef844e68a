import { IMPORTED_TERMS } from '@syndication/contract/ventures/round-facts.rules';
import { IMPORTED_FACTS, NOMINATION_FACTS } from '@syndication/contract/ventures/form-facts.rules';
import { VENTURE_FACTS } from '@syndication/contract/ventures/venture-facts.rules';
import { isUnitedStates } from '@syndication/contract/ventures/ventures.rules';

import type { ImportResult, ImportRow, Rejection } from './import-request';

/** The facts that a complete listing has and this row has not (required fields of section 5). */
function findMissingFacts({ facts, round }: ImportRow): string[] {
  const needed = IMPORTED_FACTS.filter(
    (fact) => VENTURE_FACTS[fact].isRequired && (fact !== 'state' || isUnitedStates(facts.country)),
  );
  return [
    ...needed.filter((fact) => facts[fact] == null),
    ...NOMINATION_FACTS,
    ...IMPORTED_TERMS.filter((term) => round[term] == null).map((term) => `round.${term}`),
  ];
}

interface ReportFacts {
  rows: readonly ImportRow[];
  /** From reading the file and from writing it. */
  rejections: readonly Rejection[];
  /** Columns of the file that the mapping neither uses nor ignores. */
  unknownColumns: readonly string[];
  result: ImportResult;
  isDryRun: boolean;
  group: string;
}

function describeRejection({ rowNumber, column, reason, isRowLost }: Rejection): string {
  return `row ${rowNumber}, column ${column}: ${reason}${isRowLost ? ' — row not taken' : ''}`;
}

function describeMissing(row: ImportRow): string {
  return `row ${row.rowNumber}, ${row.facts.companyName}: lacks ${findMissingFacts(row).join(', ')}`;
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Everything that the operator should know afterwards, one fact a line, the summary last. */
export function formatReport(facts: ReportFacts): string {
  const { rows, rejections, unknownColumns, result, isDryRun, group } = facts;
  const lost = rejections.filter(({ isRowLost }) => isRowLost);
  const lostRows = new Set(lost.map(({ rowNumber }) => rowNumber));
  const cells = rejections.length - lost.length;
  const ordered = [...rejections].sort((a, b) => a.rowNumber - b.rowNumber);
  return [
    'Missing for a complete listing:',
    ...rows.filter(({ rowNumber }) => !lostRows.has(rowNumber)).map(describeMissing),
    '',
    ordered.length > 0 ? 'Not taken:' : 'Nothing was left out.',
    ...ordered.map(describeRejection),
    ...(unknownColumns.length > 0
      ? [`Columns that the mapping does not name: ${unknownColumns.join(', ')}`]
      : []),
    '',
    `${isDryRun ? 'Dry run, nothing was written' : `Imported to ${group}`}: ${result.created} created, ${result.updated} updated, ${result.unchanged} unchanged, ${count(lost.length, 'row')} and ${count(cells, 'cell')} not taken.`,
  ].join('\n');
}
