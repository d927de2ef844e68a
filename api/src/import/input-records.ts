import {
  IMPORTED_TERMS,
  type ImportedTerm,
} from '@syndication/contract/ventures/round-facts.rules';
import { IMPORTED_FACTS, type ImportedFact } from '@syndication/contract/ventures/form-facts.rules';
import { getTableColumns, sql, type SQL } from 'drizzle-orm';

import { rounds, ventures } from '../database/schema';
import { TERM_COLUMNS } from '../modules/ventures/venture-facts';
import type { ImportRow } from './import-request';

const ventureColumns = getTableColumns(ventures);
const roundColumns = getTableColumns(rounds);
const columnOfFact = (fact: ImportedFact) => ventureColumns[fact].name;
const columnOfTerm = (term: ImportedTerm) => roundColumns[TERM_COLUMNS[term]].name;

/** Columns that an import may fill. */
export const VENTURE_COLUMNS = IMPORTED_FACTS.map(columnOfFact);
export const ROUND_COLUMNS = IMPORTED_TERMS.map(columnOfTerm);
const AMOUNTS = [roundColumns.amountUsd.name, roundColumns.valuationUsd.name];

/** Column names, each written as the template says, with commas between. */
export function columnList(
  names: readonly string[],
  write: (name: SQL) => SQL = (name) => name,
): SQL {
  return sql.join(
    names.map((name) => write(sql`${sql.identifier(name)}`)),
    sql`, `,
  );
}

/** An imported row together with the ids of what it belongs to, where that is there already. */
export interface InputRecord {
  row: ImportRow;
  ventureId?: string;
  roundId?: string | null;
}

function toRecord({ row, ventureId, roundId }: InputRecord): Record<string, unknown> {
  const record: Record<string, unknown> = {
    external_id: row.externalId,
    input_venture_id: ventureId,
    input_round_id: roundId,
  };
  for (const [fact, value] of Object.entries(row.facts)) {
    record[columnOfFact(fact as ImportedFact)] = value;
  }
  for (const [term, value] of Object.entries(row.round)) {
    record[columnOfTerm(term as ImportedTerm)] = value;
  }
  return record;
}

/**
 * The rows as a relation of the database, from one parameter: tens of thousands of parameters would take
 * several times as long.
 */
export function inputRelation(records: readonly InputRecord[]): SQL {
  const terms = sql.join(
    ROUND_COLUMNS.map(
      (name) => sql`${sql.identifier(name)} ${AMOUNTS.includes(name) ? sql`bigint` : sql`text`}`,
    ),
    sql`, `,
  );
  return sql`jsonb_to_recordset(${JSON.stringify(records.map(toRecord))}::jsonb)
    as r(external_id text, input_venture_id uuid, input_round_id uuid,
      ${columnList(VENTURE_COLUMNS, (name) => sql`${name} text`)}, ${terms})`;
}
