import { daysBetween, readListing } from '@syndication/contract/ventures/listing.rules';
import { describeListing, describeNeed } from '@syndication/contract/ventures/listing-text.rules';
import { LEAD_REMINDER_DAY, type ReminderDay } from '@syndication/contract/ventures/ventures.rules';

import {
  UPDATE_LINK_CHANGE_PARAMETER,
  UPDATE_LINK_DAYS,
  UPDATE_LINK_PARAMETER,
  UPDATE_LINK_PATH,
} from '@syndication/contract/update-links/update-links.rules';

import type { Config } from '../../config';
import { composeMail } from '../../mail/compose-mail';
import type { OutgoingMail } from '../../mail/outbox.repository';
import type { LinkedProfile } from '../update-links/update-link';

/** What a reminder is written from. */
export interface DueReminder extends LinkedProfile {
  companyName: string;
  ownerEmail: string;
  firstName: string;
  /** The earliest nominator's address; null for a venture that nobody nominated. */
  leadEmail: string | null;
  confirmedAt: Date;
  editedAt: Date;
}

const inDays = (days: number) => (days === 1 ? '1 day' : `${days} days`);

type MailSettings = Pick<Config, 'PUBLIC_ORIGIN' | 'settings'>;

const linkTo = ({ PUBLIC_ORIGIN }: MailSettings, path: string) => new URL(path, PUBLIC_ORIGIN);

/** What founder and deal lead read alike. */
function describeAge(reminder: DueReminder, now: Date) {
  const { companyName } = reminder;
  const age = inDays(daysBetween(reminder.confirmedAt, now));
  const listing = readListing(reminder, now);
  return {
    age: `the last update of ${companyName} was ${age} ago. ${describeListing(listing)}`,
    need: `Investors see how old a profile is. ${describeNeed(listing)}`,
  };
}

/**
 * The reminder for one of the days of section 1's lifetime. It is answered without signing in: its link is the
 * founder's own, so nobody else gets a copy of this mail.
 * @param token of `signUpdateLink`
 */
export function writeReminderMail(
  reminder: DueReminder,
  token: string,
  now: Date,
  settings: MailSettings,
): OutgoingMail {
  const { companyName, firstName, ownerEmail, ventureId } = reminder;
  const { age, need } = describeAge(reminder, now);
  const answer = linkTo(settings, UPDATE_LINK_PATH);
  answer.searchParams.set(UPDATE_LINK_PARAMETER, token);
  const newRound = new URL(answer);
  newRound.searchParams.set(UPDATE_LINK_CHANGE_PARAMETER, 'round');
  const confirm = { label: 'No Change', url: answer.href };
  const change = { label: 'New amount or commitment', url: newRound.href };
  const edit = {
    label: 'Edit the whole profile',
    url: linkTo(settings, `/profile/${ventureId}/edit`).href,
  };
  // The first one keeps the profile on the list.
  const { isEditNeeded } = readListing(reminder, now);
  const words = {
    subject: `Is your ${companyName} profile still up to date?`,
    paragraphs: [
      `${firstName}, ${age}`,
      need,
      `You do not need to sign in for “No Change” or “New amount or commitment”: the links work once, for ${UPDATE_LINK_DAYS} days. Anyone who has this email can answer for ${companyName}, so do not forward it.`,
    ],
    action: isEditNeeded ? edit : confirm,
    otherActions: isEditNeeded ? [change, confirm] : [change, edit],
    reason: `You received this email because ${companyName} is shown to investors.`,
    links: [{ label: 'Stop these reminders', url: linkTo(settings, '/unsubscribe-email').href }],
  };
  return { recipient: ownerEmail, reminderOf: ventureId, ...composeMail(words, settings) };
}

/** Tells the deal lead, late in the lifetime, that the founder was reminded; null when there is nobody to tell. */
export function writeLeadMail(
  reminder: DueReminder,
  day: ReminderDay,
  now: Date,
  settings: MailSettings,
): OutgoingMail | null {
  const { companyName, firstName, leadEmail, ownerEmail, ventureId } = reminder;
  if (day !== LEAD_REMINDER_DAY || leadEmail === null || leadEmail === ownerEmail) return null;
  const { age, need } = describeAge(reminder, now);
  const words = {
    subject: `Is the ${companyName} profile still up to date?`,
    paragraphs: [
      `${age.charAt(0).toUpperCase()}${age.slice(1)}`,
      need,
      `We have just reminded ${firstName} (${ownerEmail}). It may help if you ask, too.`,
    ],
    reason: `You received this email because ${companyName} has you as its deal lead.`,
  };
  return { recipient: leadEmail, reminderOf: ventureId, ...composeMail(words, settings) };
}
