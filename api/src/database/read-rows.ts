import { sql, type SQL } from 'drizzle-orm';

import { queryRows, type Database } from './database';

const ROWS_PER_FETCH = 200;

/** Runs several reads on one consistent snapshot, whatever is written meanwhile. */
export const readSnapshot = <Result>(
  db: Database,
  read: (tx: Database) => Promise<Result>,
): Promise<Result> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });

/**
 * Reads any number of rows in little memory, as PostgreSQL writes them in JSON: exact, and the same on both databases.
 * @param tx a transaction: the cursor lives in it
 * @param statement a select
 * @returns some rows at a time, each one line of JSON
 */
export async function* readRows(tx: Database, statement: SQL): AsyncGenerator<string[]> {
  await tx.execute(
    sql`declare read_rows no scroll cursor for select row_to_json(r)::text as row from (${statement}) r`,
  );
  for (;;) {
    const rows = await queryRows<{ row: string }>(
      tx,
      sql.raw(`fetch ${ROWS_PER_FETCH} from read_rows`),
    );
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await tx.execute(sql.raw('close read_rows'));
}
