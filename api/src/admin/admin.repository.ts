import type { SignInWay } from '@syndication/contract/account-security/account-security.rules';
import { and, asc, eq, isNull, like, sql } from 'drizzle-orm';

import type { Database } from '../database/database';
import { groups, outbox, rateLimits, sessions, users } from '../database/schema';

export const hasPeople = async (db: Database): Promise<boolean> => (await db.$count(users)) > 0;

/** @returns the id; null when there is a group of this title, in any case of letters */
export async function addGroup(tx: Database, title: string): Promise<string | null> {
  const [added] = await tx.insert(groups).values({ title }).onConflictDoNothing().returning();
  return added?.id ?? null;
}

/** Titles are unique in any case of letters. */
export async function findOpenGroupByTitle(db: Database, title: string) {
  const isIt = sql`lower(${groups.title}) = lower(${title})`;
  const [found] = await db
    .select({ id: groups.id, title: groups.title })
    .from(groups)
    .where(and(isIt, isNull(groups.archivedAt)));
  return found;
}

/** @returns how many mails are due now that were not sent */
export async function retryMails(tx: Database, now: Date): Promise<number> {
  const rows = await tx
    .update(outbox)
    .set({ givenUpAt: null, attempts: 0, nextAttemptAt: now })
    .where(isNull(outbox.sentAt))
    .returning({ id: outbox.id });
  return rows.length;
}

/** @returns how many have ended */
export async function endSessionsOfWay(tx: Database, way: SignInWay): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(eq(sessions.way, way))
    .returning({ id: sessions.id });
  return ended.length;
}

/** Mail that has not left, the oldest first, without what it says. */
export function findUnsentMails(db: Database) {
  return db
    .select({
      id: outbox.id,
      recipient: outbox.recipient,
      subject: outbox.subject,
      attempts: outbox.attempts,
      lastError: outbox.lastError,
      givenUpAt: outbox.givenUpAt,
      createdAt: outbox.createdAt,
    })
    .from(outbox)
    .where(isNull(outbox.sentAt))
    .orderBy(asc(outbox.createdAt))
    .limit(1000);
}

/** Forgets counted wrong passwords. @returns how many counts there were */
export async function forgetAllFailures(tx: Database): Promise<number> {
  const gone = await tx
    .delete(rateLimits)
    .where(like(rateLimits.key, 'failures:%'))
    .returning({ key: rateLimits.key });
  return gone.length;
}
