import type { AppContext } from '../../app-context';
import type { OutboxMail } from '../../mail/outbox.repository';
import { isUpdateAwaited } from './reminders.repository';

/**
 * Whether a mail that has waited may still be sent: a reminder, to the founder or the deal lead, only while the venture
 * would be reminded, and was neither edited nor confirmed since. True for all other mails.
 */
export async function isReminderWanted(
  { db, now }: AppContext,
  { reminderOf }: Pick<OutboxMail, 'reminderOf'>,
): Promise<boolean> {
  return reminderOf === null || isUpdateAwaited(db, reminderOf, now());
}
