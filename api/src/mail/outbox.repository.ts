import { RESET_TOKEN_PARAMETER } from '@syndication/contract/accounts/accounts.rules';
import { and, asc, eq, gt, inArray, isNotNull, isNull, like, lt, lte, or, sql } from 'drizzle-orm';

import { queryRows, type Database } from '../database/database';
import { outbox } from '../database/schema';
import type { MailContent } from './compose-mail';

export type OutboxMail = typeof outbox.$inferSelect;

/** What cannot be delivered for so long is given up; a restart tries again what is not older. */
export const TRIED_FOR_MS = 3 * 86_400_000;
/** After so long a mail that has left, or was given up, is forgotten. */
const KEPT_FOR_MS = 30 * 86_400_000;
/** Mail that was given up counts as stuck for so long. */
const STUCK_FOR_MS = 86_400_000;
/** How long a claim on a mail lasts: longer than one delivery may take. */
export const LEASE_MS = 120_000;
/** No attempt waits longer; one that seems to was planned by a clock that was ahead, and is due now. */
export const LONGEST_RETRY_MS = 3_600_000;

const before = (now: Date, spanMs: number) => new Date(now.getTime() - spanMs);

/** Mail that has neither left nor been given up, and is still worth sending. */
const isWaiting = (now: Date) =>
  and(
    isNull(outbox.sentAt),
    isNull(outbox.givenUpAt),
    or(isNull(outbox.expiresAt), gt(outbox.expiresAt, now)),
  );

export interface OutgoingMail extends MailContent {
  recipient: string;
  copyTo?: string;
  replyTo?: string;
  /** Where a mail program unsubscribes its reader with one click. */
  unsubscribeUrl?: string;
  /** The venture whose update it asks for. */
  reminderOf?: string;
  /** When it stops being worth sending. */
  expiresAt?: Date;
}

/** Puts mails into the outbox; pass the transaction of what caused them, so that both happen or neither. */
export async function enqueueMails(tx: Database, mails: readonly OutgoingMail[]): Promise<void> {
  if (mails.length > 0) await tx.insert(outbox).values([...mails]);
}

/**
 * Takes mails out that have not left and whose link chooses the password of an account that is gone. Other mails to
 * these addresses, of a nomination for one, are somebody else's.
 */
export async function withdrawPasswordLinks(
  tx: Database,
  addresses: readonly string[],
): Promise<void> {
  const hasLink = like(outbox.textBody, `%/reset-password?${RESET_TOKEN_PARAMETER}=%`);
  const isTo = inArray(outbox.recipient, [...addresses]);
  await tx.delete(outbox).where(and(isTo, isNull(outbox.sentAt), hasLink));
}

/**
 * Claims only the mail that is due first, since the lease is as long as one delivery. Others leave it alone
 * until the lease ends, so a sender that dies between sending and noting it causes a second delivery, never a
 * lost mail.
 */
export async function claimMail(db: Database, now: Date): Promise<OutboxMail | null> {
  const latest = new Date(now.getTime() + 2 * LONGEST_RETRY_MS);
  const isDue = or(lte(outbox.nextAttemptAt, now), gt(outbox.nextAttemptAt, latest));
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(isWaiting(now), isDue))
      .orderBy(asc(outbox.nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return null;
    const nextAttemptAt = new Date(now.getTime() + LEASE_MS);
    const [claimed] = await tx
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt })
      .where(eq(outbox.id, due.id))
      .returning();
    return claimed ?? null;
  });
}

/** Its bodies and links are emptied with that: they may still open something. */
export async function markSent(db: Database, id: string, now: Date): Promise<void> {
  const sent = { sentAt: now, lastError: null, textBody: '', htmlBody: '', unsubscribeUrl: null };
  await db.update(outbox).set(sent).where(eq(outbox.id, id));
}

/** Of a mail that has not been sent. */
export async function removeMail(db: Database, id: string): Promise<void> {
  await db.delete(outbox).where(eq(outbox.id, id));
}

const LONGEST_ERROR = 500;

/** @param next when to try again; null gives it up */
export async function markFailed(
  db: Database,
  id: string,
  error: string,
  { now, next }: { now: Date; next: Date | null },
): Promise<void> {
  const lastError = error.slice(0, LONGEST_ERROR);
  const outcome = next ? { nextAttemptAt: next } : { givenUpAt: now };
  await db
    .update(outbox)
    .set({ lastError, ...outcome })
    .where(eq(outbox.id, id));
}

/** Tries again what was given up lately: a restart often follows a repair. */
export async function reviveMails(db: Database, now: Date): Promise<number> {
  const revived = await db
    .update(outbox)
    .set({ givenUpAt: null, attempts: 0, nextAttemptAt: now })
    .where(and(isNotNull(outbox.givenUpAt), gt(outbox.createdAt, before(now, TRIED_FOR_MS))))
    .returning({ id: outbox.id });
  return revived.length;
}

/** Removes old mails but none that waits, and what those say that will not leave any more. */
export async function forgetMails(db: Database, now: Date): Promise<void> {
  const isDone = or(
    isNotNull(outbox.sentAt),
    isNotNull(outbox.givenUpAt),
    lte(outbox.expiresAt, now),
  );
  await db.delete(outbox).where(and(isDone, lt(outbox.createdAt, before(now, KEPT_FOR_MS))));
  await db.update(outbox).set({ textBody: '', htmlBody: '' }).where(lte(outbox.expiresAt, now));
}

export interface OutboxState {
  waiting: number;
  /** Zero when none waits. */
  oldestWaitingSeconds: number;
  /** Given up within the last day. */
  stuck: number;
}

export async function readOutboxState(db: Database, now: Date): Promise<OutboxState> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const stuckSince = sql`${before(now, STUCK_FOR_MS).toISOString()}::timestamptz`;
  const [state] = await queryRows<OutboxState>(
    db,
    sql`select count(*) filter (where given_up_at is null)::float8 as waiting,
        coalesce(floor(extract(epoch from
          ${at} - min(created_at) filter (where given_up_at is null))), 0)::float8
          as "oldestWaitingSeconds",
        count(*) filter (where given_up_at is not null)::float8 as stuck
      from outbox
      where sent_at is null and (given_up_at is not null or expires_at is null or expires_at > ${at})
        and (given_up_at is null or given_up_at > ${stuckSince})`,
  );
  return state ?? { waiting: 0, oldestWaitingSeconds: 0, stuck: 0 };
}
