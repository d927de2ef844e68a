import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { Database } from './database';

/**
 * Refreshes the planner's row counts of tables to which many rows were added; with stale ones it joins long lists by
 * nested loops. PostgreSQL refreshes them by itself within minutes, PGlite never does. A failure is ignored: the rows
 * are written.
 */
export async function refreshStatistics(db: Database, ...tables: PgTable[]): Promise<void> {
  const names = sql.join(
    tables.map((table) => sql`${table}`),
    sql`, `,
  );
  await db.execute(sql`analyze ${names}`).catch(() => undefined);
}

/** Also frees the space of deleted rows. PostgreSQL does both by itself, PGlite does neither. */
export const tendTables = (db: Database) => db.execute(sql`vacuum (analyze)`);
