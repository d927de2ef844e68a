import { REMINDER_DAYS } from '@syndication/contract/ventures/ventures.rules';

import type { AppContext } from '../../app-context';
import { enqueueMails } from '../../mail/outbox.repository';
import { readLiveConfig } from '../settings/settings.repository';
import { signUpdateLink } from '../update-links/update-link';
import { writeLeadMail, writeReminderMail } from './reminder-mail';
import { addReminders, findDueReminders } from './reminders.repository';

/** Ventures of one transaction. */
const BATCH = 200;

/**
 * Writes the reminders that are due into the outbox, each once for an update however often it runs.
 * None for a closed round, and none after an unsubscription.
 */
export async function sendReminders(context: AppContext): Promise<void> {
  const { db, now, config } = context;
  const moment = now();
  for (const day of REMINDER_DAYS) {
    let isMore = true;
    while (isMore) {
      isMore = await db.transaction(async (tx) => {
        const ids = await addReminders(tx, day, moment, BATCH);
        if (ids.length === 0) return false;
        const due = await findDueReminders(tx, ids);
        const live = await readLiveConfig(tx, config);
        await enqueueMails(
          tx,
          due.flatMap((reminder) => {
            const token = signUpdateLink(context, reminder);
            const copy = writeLeadMail(reminder, day, moment, live);
            return [writeReminderMail(reminder, token, moment, live), ...(copy ? [copy] : [])];
          }),
        );
        return ids.length === BATCH;
      });
    }
  }
}
