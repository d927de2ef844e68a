import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

type Row<Table extends PgTable> = Table['$inferSelect'];
/** Columns that `queryRows` reads as Drizzle types them; moments are read as milliseconds. */
type PlainColumn<Table extends PgTable> = {
  [K in keyof Row<Table> & string]: Row<Table>[K] extends Date | null ? never : K;
}[keyof Row<Table> & string];

/** A column of the table that the statement calls by this alias. */
export const columnOf = (alias: string, { name }: PgColumn): SQL =>
  sql`${sql.identifier(alias)}.${sql.identifier(name)}`;

function readable(alias: string, column: PgColumn): SQL {
  const value = columnOf(alias, column);
  if (column.columnType === 'PgUUID') return sql`${value}::text`;
  return column.columnType === 'PgArray' ? sql`to_json(${value})` : value;
}

/** Each of the columns, written as the template says, with commas between. */
function writeColumns<Table extends PgTable>(
  alias: string,
  table: Table,
  names: readonly PlainColumn<Table>[],
  write: (name: string, value: SQL) => SQL,
): SQL {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  return sql.join(
    names.map((name) => write(name, readable(alias, columns[name]!))),
    sql`, `,
  );
}

/**
 * Columns of a hand-written statement under the names that the schema gives them, so that the type of a row
 * is the schema's too: `Pick<typeof ventures.$inferSelect, ...>`.
 */
export const selectColumns = <Table extends PgTable>(
  alias: string,
  table: Table,
  names: readonly PlainColumn<Table>[],
): SQL =>
  writeColumns(alias, table, names, (name, value) => sql`${value} as ${sql.identifier(name)}`);

/** The same as arguments of `json_build_object`. */
export const jsonColumns = <Table extends PgTable>(
  alias: string,
  table: Table,
  names: readonly PlainColumn<Table>[],
): SQL =>
  writeColumns(alias, table, names, (name, value) => sql`${sql.raw(`'${name}'`)}, ${value}`);
