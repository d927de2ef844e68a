import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';

import type { Database } from '../database/database';
import { outbox } from '../database/schema';

export type OutboxMail = typeof outbox.$inferSelect;

/** After so many failures a mail stays in the outbox with its last error. */
export const MAX_ATTEMPTS = 20;
const LEASE_MS = 120_000;
const BATCH = 20;

/**
 * Claims mails that are due. Others leave them alone until the lease ends, so a sender that dies
 * between sending and noting it causes a second delivery, never a lost one.
 */
export async function claimMails(db: Database, now: Date): Promise<OutboxMail[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(
          isNull(outbox.sentAt),
          lte(outbox.nextAttemptAt, now),
          lt(outbox.attempts, MAX_ATTEMPTS),
        ),
      )
      .orderBy(asc(outbox.nextAttemptAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    return tx
      .update(outbox)
      .set({
        attempts: sql`${outbox.attempts} + 1`,
        nextAttemptAt: new Date(now.getTime() + LEASE_MS),
      })
      .where(
        inArray(
          outbox.id,
          due.map(({ id }) => id),
        ),
      )
      .returning();
  });
}

export async function markSent(db: Database, id: string, now: Date): Promise<void> {
  await db.update(outbox).set({ sentAt: now, lastError: null }).where(eq(outbox.id, id));
}

export async function markFailed(
  db: Database,
  id: string,
  lastError: string,
  nextAttemptAt: Date,
): Promise<void> {
  await db
    .update(outbox)
    .set({ lastError: lastError.slice(0, 500), nextAttemptAt })
    .where(eq(outbox.id, id));
}
