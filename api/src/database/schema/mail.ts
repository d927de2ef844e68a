import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { users } from './accounts';
import { createdAt, id, moment } from './columns';

/** Mail to be sent; written in the same transaction as its cause. */
export const outbox = pgTable(
  'outbox',
  {
    /** Also the stable part of the Message-ID. */
    id: id(),
    recipient: text('recipient').notNull(),
    copyTo: text('copy_to'),
    replyTo: text('reply_to'),
    /** Where a mail program unsubscribes its reader with one click (RFC 8058); null where nothing is subscribed to. */
    unsubscribeUrl: text('unsubscribe_url'),
    /** The venture whose update it asks for; null where it asks for none. */
    reminderOf: uuid('reminder_of'),
    subject: text('subject').notNull(),
    /** Bodies are emptied once the mail is sent: they may contain links that grant access. */
    textBody: text('text_body').notNull(),
    htmlBody: text('html_body').notNull(),
    createdAt: createdAt(),
    attempts: integer('attempts').notNull().default(0),
    /** Not before this time; postponed while a sender holds the row, and as backoff. */
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    lastError: text('last_error'),
    /** When it is no longer worth sending, for example because its link has expired. */
    expiresAt: moment('expires_at'),
    /** When it was given up after the last try; a restart retries recent ones. */
    givenUpAt: moment('given_up_at'),
    sentAt: moment('sent_at'),
  },
  (t) => [
    check('outbox_attempts_positive', sql`${t.attempts} >= 0`),
    index('outbox_waiting')
      .on(sql`(${t.unsubscribeUrl} is not null)`, t.nextAttemptAt)
      .where(sql`${t.sentAt} is null and ${t.givenUpAt} is null`),
  ],
);

/** Links of mails that work once and were used; kept until they would have expired. */
export const usedMailLinks = pgTable(
  'used_mail_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    usedAt: moment('used_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index().on(t.expiresAt)],
);

export const feedback = pgTable('feedback', {
  id: id(),
  /** Who was signed in when sending it, if anyone. */
  userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
  name: text('name').notNull(),
  email: text('email').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  createdAt: createdAt(),
});
