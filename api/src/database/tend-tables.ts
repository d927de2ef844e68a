import { sql } from 'drizzle-orm';

import type { Database } from './database';

/**
 * Refreshes the planner's row counts after many rows were added; with stale ones it joins long lists by nested loops.
 * PostgreSQL refreshes them by itself within minutes, PGlite never does. A failure is ignored: the rows are written.
 */
export async function refreshStatistics(db: Database): Promise<void> {
  await db.execute(sql`analyze`).catch(() => undefined);
}

/** Also frees the space of deleted rows. PostgreSQL does both by itself, PGlite does neither. */
export const tendTables = (db: Database) => db.execute(sql`vacuum (analyze)`);
