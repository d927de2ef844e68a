import { RESET_TOKEN_PARAMETER } from '@syndication/contract/accounts/accounts.rules';
import { and, asc, eq, gt, inArray, isNotNull, isNull, like, lt, lte, or, sql } from 'drizzle-orm';

import { queryRows, type Database } from '../database/database';
import { insertMany } from '../database/insert-many';
import { outbox } from '../database/schema';
import type { MailContent } from './compose-mail';

export type OutboxMail = typeof outbox.$inferSelect;

/** Mail that cannot be delivered for this long is given up; a restart retries mail that is not older. */
export const TRIED_FOR_MS = 3 * 86_400_000;
/** Mail that was sent or given up is deleted after this time. */
const KEPT_FOR_MS = 30 * 86_400_000;
/** How long mail that was given up counts as stuck. */
const STUCK_FOR_MS = 86_400_000;
/** How long a claim on a mail lasts: longer than one delivery may take. */
export const LEASE_MS = 120_000;
/** The longest wait for a retry; a longer one was scheduled by a clock that was ahead, and is due now. */
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
  if (mails.length > 0) await tx.execute(insertMany(outbox, mails));
}

/**
 * Deletes unsent mails with a link to choose the password of a deleted account. Other mails to these addresses, such
 * as those of a nomination, stay.
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
 * Claims one mail only, since the lease is as long as one delivery: the one that is due first. Mails with an
 * unsubscribe link come after all others, so that nobody waits for a link to sign in behind thousands of digests.
 * Others leave a claimed mail alone until its lease ends, so a sender that dies between sending and noting it causes a
 * second delivery, never a lost mail.
 */
export async function claimMail(db: Database, now: Date): Promise<OutboxMail | null> {
  const latest = new Date(now.getTime() + 2 * LONGEST_RETRY_MS);
  const isDue = or(lte(outbox.nextAttemptAt, now), gt(outbox.nextAttemptAt, latest));
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(isWaiting(now), isDue))
      .orderBy(sql`(${outbox.unsubscribeUrl} is not null)`, asc(outbox.nextAttemptAt))
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

/** Also clears its bodies and links, which may still work. */
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
  // PostgreSQL's text holds no NUL, which a mail server may send.
  const lastError = error.slice(0, LONGEST_ERROR).replaceAll('\0', '\uFFFD');
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

/** Deletes old mails that do not wait, and clears the bodies of expired ones. */
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
