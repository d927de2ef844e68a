import type { Database } from '../database/database';
import { outbox } from '../database/schema';
import type { MailContent } from './compose-mail';

export interface OutgoingMail extends MailContent {
  recipient: string;
  copyTo?: string;
  replyTo?: string;
  /** When it stops being worth sending. */
  expiresAt?: Date;
}

/** Puts mails into the outbox; pass the transaction of what caused them, so that both happen or neither. */
export async function enqueueMails(tx: Database, mails: readonly OutgoingMail[]): Promise<void> {
  if (mails.length > 0) await tx.insert(outbox).values([...mails]);
}
