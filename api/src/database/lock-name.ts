import { sql } from 'drizzle-orm';

import type { Database } from './database';

/** Until the transaction ends, nobody else gets the lock of this name: of an id, for one, that no row has yet. */
export async function lockName(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Several get a lock at once in this way, and nobody by `lockName` until their transactions end. */
export async function lockNameShared(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${name}, 0))`);
}
