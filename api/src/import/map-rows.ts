import type { ImportRow, Rejection } from './import-request';
import { readFact, type ImportField } from './importable.rules';
import type { ColumnRule, Mapping } from './mapping';
import type { CsvRow } from './read-csv';
import { TRANSFORMS, type Transformed } from './transforms';

const EXTERNAL_ID_MAX_LENGTH = 200;
/** Control characters except tab and line ends. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n\r]/u;

export interface MappedFile {
  rows: ImportRow[];
  rejections: Rejection[];
}

function applyRule(rule: ColumnRule, cells: Record<string, string>): Transformed | null {
  const cell = cells[rule.column]?.trim() ?? '';
  if (cell === '') return null;
  if (CONTROL_CHARACTERS.test(cell)) return { reason: 'the cell contains control characters' };
  const of = rule.of === undefined ? undefined : cells[rule.of]?.trim();
  return TRANSFORMS[rule.transform](cell, { of, values: rule.values });
}

function mapRow({ cells, rowNumber }: CsvRow, mapping: Mapping, report: (r: Rejection) => void) {
  const found = new Map<ImportField, string | number>();
  const reasons = new Map<string, string[]>();
  for (const rule of mapping.columns) {
    const raw = applyRule(rule, cells);
    const fact = raw && 'value' in raw ? readFact(rule.field, raw.value) : raw;
    if (!fact) continue;
    if ('value' in fact) found.set(rule.field, fact.value);
    else
      reasons.set(rule.column, [
        ...(reasons.get(rule.column) ?? []),
        `${fact.reason} (${rule.field})`,
      ]);
  }
  for (const [field, value] of Object.entries(mapping.defaults ?? {}) as [
    ImportField,
    string | number,
  ][]) {
    if (!found.has(field)) found.set(field, value);
  }
  for (const [column, texts] of reasons) {
    report({ rowNumber, column, reason: texts.join('; '), isRowLost: false });
  }
  return found;
}

function toImportRow(
  rowNumber: number,
  externalId: string,
  companyName: string,
  found: Map<ImportField, string | number>,
): ImportRow {
  const facts: Record<string, string> = {};
  const round: Record<string, string | number> = {};
  for (const [field, value] of found) {
    if (field.startsWith('round.')) round[field.slice('round.'.length)] = value;
    else facts[field] = String(value);
  }
  return { rowNumber, externalId, facts: { ...facts, companyName }, round };
}

/**
 * Maps every row. A column that breaks a rule is left out and reported; a row is lost, and reported,
 * only when it has no external id, repeats one, or has no usable company name.
 */
export function mapRows(csvRows: readonly CsvRow[], mapping: Mapping): MappedFile {
  const rows: ImportRow[] = [];
  const rejections: Rejection[] = [];
  const firstRowOf = new Map<string, number>();
  const nameColumn = mapping.columns.find(({ field }) => field === 'companyName')?.column ?? '';
  for (const csvRow of csvRows) {
    const { rowNumber } = csvRow;
    const lose = (column: string, reason: string) =>
      rejections.push({ rowNumber, column, reason, isRowLost: true });
    const externalId = csvRow.cells[mapping.externalId]?.trim() ?? '';
    const earlier = firstRowOf.get(externalId);
    if (externalId === '') lose(mapping.externalId, 'the row has no external id');
    else if (externalId.length > EXTERNAL_ID_MAX_LENGTH || CONTROL_CHARACTERS.test(externalId))
      lose(mapping.externalId, 'the external id is too long or contains control characters');
    else if (earlier !== undefined)
      lose(mapping.externalId, `"${externalId}" stands in row ${earlier} already`);
    else {
      firstRowOf.set(externalId, rowNumber);
      const found = mapRow(csvRow, mapping, (rejection) => rejections.push(rejection));
      const companyName = found.get('companyName');
      if (typeof companyName === 'string')
        rows.push(toImportRow(rowNumber, externalId, companyName, found));
      else lose(nameColumn, 'a listing needs a company name');
    }
  }
  return { rows, rejections };
}
