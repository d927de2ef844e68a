import { sql } from 'drizzle-orm';

import type { Database } from './database';

/** Takes an exclusive lock on a name until the transaction ends: for example, on an id that no row has yet. */
export async function lockName(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Takes the same lock shared: it excludes `lockName`, but not other shared holders. */
export async function lockNameShared(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${name}, 0))`);
}
