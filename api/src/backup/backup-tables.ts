import { sql } from 'drizzle-orm';

import { queryRows, type Database } from '../database/database';

/** The state of the schema itself: a restored database has its own. */
const MIGRATIONS_TABLE = 'applied_migrations';
/** Tables that a start fills in an empty database. */
const OWN_OF_A_START = ['server_secrets', 'job_runs'];

/** Hashes of the migrations that made the schema, sorted. */
export async function findMigrations(db: Database): Promise<string[]> {
  const rows = await queryRows<{ hash: string }>(
    db,
    sql`select hash from applied_migrations order by hash`,
  );
  return rows.map(({ hash }) => hash);
}

/** All tables with data, each after the tables that it references. */
export async function findTables(db: Database): Promise<string[]> {
  const rows = await queryRows<{ name: string }>(
    db,
    sql`select tablename::text as name from pg_tables
      where schemaname = 'public' and tablename <> ${MIGRATIONS_TABLE} order by tablename`,
  );
  const references = await queryRows<{ from: string; to: string }>(
    db,
    sql`select child.relname::text as from, parent.relname::text as to from pg_constraint c
      join pg_class child on child.oid = c.conrelid join pg_class parent on parent.oid = c.confrelid
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.conrelid <> c.confrelid`,
  );
  const ordered: string[] = [];
  let waiting = rows.map(({ name }) => name);
  while (waiting.length > 0) {
    const isReady = (table: string) =>
      references.every(({ from, to }) => from !== table || ordered.includes(to));
    const ready = waiting.filter(isReady);
    if (ready.length === 0) throw new Error(`Tables refer to each other: ${waiting.join(', ')}.`);
    ordered.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}

export async function countRows(tx: Database, table: string): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    tx,
    sql`select count(*)::float8 as count from ${sql.identifier(table)}`,
  );
  return row!.count;
}

/**
 * Locks the tables, and deletes what a start has written to them.
 * @returns a table with data; undefined when there is none
 */
export async function clearForRestore(
  tx: Database,
  tables: readonly string[],
): Promise<string | undefined> {
  const names = sql.join(
    tables.map((table) => sql.identifier(table)),
    sql`, `,
  );
  await tx.execute(sql`lock table ${names} in access exclusive mode`);
  for (const table of OWN_OF_A_START) await tx.execute(sql`delete from ${sql.identifier(table)}`);
  for (const table of tables) if ((await countRows(tx, table)) > 0) return table;
  return undefined;
}

/** @param rows a JSON array of them, as `row_to_json` writes each */
export async function insertRows(tx: Database, table: string, rows: string): Promise<void> {
  const name = sql.identifier(table);
  await tx.execute(
    sql`insert into ${name} overriding system value
      select * from json_populate_recordset(null::${name}, ${rows}::json)`,
  );
}

/** Continues the database's sequences after the existing numbers. */
export async function advanceSequences(tx: Database): Promise<void> {
  const columns = await queryRows<{ table: string; column: string }>(
    tx,
    sql`select table_name::text as table, column_name::text as column from information_schema.columns
      where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const { table, column } of columns) {
    const [name, key] = [sql.identifier(table), sql.identifier(column)];
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, ${column}), max(${key})) from ${name}
        having max(${key}) is not null`,
    );
  }
}
