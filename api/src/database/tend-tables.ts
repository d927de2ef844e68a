import { sql } from 'drizzle-orm';

import type { Database } from './database';

/**
 * Tells the planner how many rows the tables hold. Until then it expects a handful, and reads a long list by comparing
 * each deal with each. PostgreSQL finds out by itself within minutes, PGlite never does.
 */
export const refreshStatistics = (db: Database) => db.execute(sql`analyze`);

/** What PostgreSQL does by itself: also makes the room of deleted rows usable again. */
export const tendTables = (db: Database) => db.execute(sql`vacuum (analyze)`);
