import { sql } from 'drizzle-orm';

import { queryRows, type Database } from '../database/database';

/**
 * Makes a call while a transaction is open, and goes on once the call waits for it or was answered. PostgreSQL only:
 * PGlite has a single connection.
 */
export async function callMeanwhile<T>(
  tx: Database,
  call: () => Promise<T>,
): Promise<{ answer: Promise<T> }> {
  let isAnswered = false;
  const answer = call().finally(() => {
    isAnswered = true;
  });
  const waiting = sql`select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  do {
    // Else the transaction goes on seeing the connections of its first look, and the call's may be a new one.
    await tx.execute(sql`select pg_stat_clear_snapshot()`);
  } while (!isAnswered && (await queryRows(tx, waiting)).length === 0);
  return { answer };
}
