import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

import type * as schema from './schema';

/** One type over both drivers; a transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/**
 * Rows of a hand-written statement. Ask it for `text`, `float8`, `boolean` and `json` only: the two
 * drivers read other types differently.
 */
export async function queryRows<Row extends object>(db: Database, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as { rows: Row[] };
  return result.rows;
}
