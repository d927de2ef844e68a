import {
  DAYS,
  LEAD_REMINDER_DAY,
  type ReminderDay,
} from '@syndication/contract/ventures/ventures.rules';

import type { Config } from '../../config';
import { composeMail } from '../../mail/compose-mail';
import type { OutgoingMail } from '../../mail/outbox';
import { daysBetween, listedUntil } from '../ventures/venture-dates';

/** What a reminder is written from. */
export interface DueReminder {
  ventureId: string;
  companyName: string;
  ownerEmail: string;
  firstName: string;
  /** The earliest nominator's address; null for a venture that nobody nominated. */
  leadEmail: string | null;
  confirmedAt: Date;
  editedAt: Date;
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const inDays = (days: number) => (days === 1 ? '1 day' : `${days} days`);

/** When the profile leaves the list, and what keeps it there: an old edit is not cured by "No Change". */
function describeListing(reminder: DueReminder, now: Date): string {
  const until = listedUntil(reminder.confirmedAt, reminder.editedAt);
  if (until < now) return 'It has left the list. Edit it to bring it back before investors.';
  const isEditDue = daysBetween(reminder.editedAt, until) >= DAYS.profileMaximum;
  const cure = isEditDue ? 'unless you edit it' : 'unless you edit or confirm it';
  return `It leaves the list of deals after ${dateFormat.format(until)}, ${cure}.`;
}

/** The reminder for one of the days of section 1's lifetime; the deal lead has a copy of the last but one. */
export function writeReminderMail(
  reminder: DueReminder,
  day: ReminderDay,
  now: Date,
  settings: Pick<Config, 'PUBLIC_ORIGIN' | 'SUPPORT_EMAIL'>,
): OutgoingMail {
  const { companyName, firstName, leadEmail, ownerEmail, ventureId } = reminder;
  const linkTo = (path: string) => new URL(path, settings.PUBLIC_ORIGIN).href;
  const age = inDays(daysBetween(reminder.confirmedAt, now));
  const mail = composeMail(
    {
      subject: `Is the profile of ${companyName} still true?`,
      paragraphs: [
        `${firstName}, the last update of ${companyName} was ${age} ago. ${describeListing(reminder, now)}`,
        'Investors see how old a profile is. If something has changed, edit it. If nothing has, say so with one click: "No Change".',
      ],
      action: { label: 'Open the profile', url: linkTo(`/profile/${ventureId}/edit`) },
      reason: `You get this mail because ${companyName} is shown to investors.`,
      optOut: { label: 'Stop these reminders', url: linkTo('/unsubscribe-email') },
    },
    settings,
  );
  const hasCopy = day === LEAD_REMINDER_DAY && leadEmail !== null && leadEmail !== ownerEmail;
  return { recipient: ownerEmail, ...(hasCopy && { copyTo: leadEmail }), ...mail };
}
