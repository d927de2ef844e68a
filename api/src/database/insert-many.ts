import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/**
 * The statement that adds many rows, given as one parameter: Drizzle takes so long to write thousands of values into a
 * statement that everybody else waits. A value that only some rows have is null in the others.
 * @param rows at least one
 */
export function insertMany<Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferInsert'][],
): SQL {
  const given: readonly Record<string, unknown>[] = rows;
  const all: [string, PgColumn][] = Object.entries(getTableColumns(table));
  const columns = all.filter(([name]) => given.some((row) => row[name] !== undefined));
  const write = (part: (name: SQL, column: PgColumn) => SQL) =>
    sql.join(
      columns.map(([name, column]) => part(sql`${sql.identifier(name)}`, column)),
      sql`, `,
    );
  return sql`insert into ${table} (${write((_, { name }) => sql`${sql.identifier(name)}`)})
    select ${write((name) => name)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given(${write((name, column) => sql`${name} ${sql.raw(column.getSQLType())}`)})`;
}
