import {
  daysBetween,
  describeListing,
  describeNeed,
  readListing,
} from '@syndication/contract/ventures/listing.rules';
import { LEAD_REMINDER_DAY, type ReminderDay } from '@syndication/contract/ventures/ventures.rules';

import type { Config } from '../../config';
import { composeMail } from '../../mail/compose-mail';
import type { OutgoingMail } from '../../mail/outbox.repository';

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

const inDays = (days: number) => (days === 1 ? '1 day' : `${days} days`);

/** The reminder for one of the days of section 1's lifetime; the deal lead has a copy of the last but one. */
export function writeReminderMail(
  reminder: DueReminder,
  day: ReminderDay,
  now: Date,
  settings: Pick<Config, 'PUBLIC_ORIGIN' | 'settings'>,
): OutgoingMail {
  const { companyName, firstName, leadEmail, ownerEmail, ventureId } = reminder;
  const linkTo = (path: string) => new URL(path, settings.PUBLIC_ORIGIN).href;
  const age = inDays(daysBetween(reminder.confirmedAt, now));
  const listing = readListing(reminder, now);
  const mail = composeMail(
    {
      subject: `Is the profile of ${companyName} still true?`,
      paragraphs: [
        `${firstName}, the last update of ${companyName} was ${age} ago. ${describeListing(listing)}`,
        `Investors see how old a profile is. ${describeNeed(listing)}`,
        'The link below opens your profile for editing. “No Change” is at the top of that page.',
      ],
      action: { label: 'Open the profile', url: linkTo(`/profile/${ventureId}/edit`) },
      reason: `You get this mail because ${companyName} is shown to investors.`,
      links: [{ label: 'Stop these reminders', url: linkTo('/unsubscribe-email') }],
    },
    settings,
  );
  const hasCopy = day === LEAD_REMINDER_DAY && leadEmail !== null && leadEmail !== ownerEmail;
  return { recipient: ownerEmail, ...(hasCopy && { copyTo: leadEmail }), ...mail };
}
