import { sql } from 'drizzle-orm';

import type { Database } from './database';

/**
 * Tells the planner how many rows the tables hold. Until then it expects a handful, and reads a long list by comparing
 * each deal with each. PostgreSQL finds out by itself within minutes, PGlite never does. For use after many rows have
 * come. It does not fail: what was written is written.
 */
export async function refreshStatistics(db: Database): Promise<void> {
  await db.execute(sql`analyze`).catch(() => undefined);
}

/** What PostgreSQL does by itself: also makes the room of deleted rows usable again. */
export const tendTables = (db: Database) => db.execute(sql`vacuum (analyze)`);
