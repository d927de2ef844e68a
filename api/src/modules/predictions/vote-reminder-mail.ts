import type { Config } from '../../config';
import type { OutgoingMail } from '../../mail/outbox.repository';
import { composeGroupMail } from '../digests/compose-group-mail';
import type { RemindedMember } from './vote-reminders.repository';

export interface VoteReminder {
  ventureId: string;
  companyName: string;
  groupTitle: string;
  /** Of the admin who asks. */
  adminName: string;
}

/** Asks a member for a vote; it says nothing about others' votes. */
export function writeVoteReminderMail(
  { email, firstName }: RemindedMember,
  { ventureId, companyName, groupTitle, adminName }: VoteReminder,
  token: string,
  settings: Pick<Config, 'PUBLIC_ORIGIN' | 'settings'>,
): OutgoingMail {
  const origin = settings.PUBLIC_ORIGIN;
  return composeGroupMail(
    email,
    {
      subject: `Your vote on ${companyName}`,
      paragraphs: [
        `${firstName}, ${adminName} is asking for your vote on ${companyName}: you have not voted on its round yet.`,
        'If you have a conflict of interest, choose that. It counts as an answer.',
      ],
      action: { label: 'Open the deal', url: new URL(`/ventures/${ventureId}`, origin).href },
      otherActions: [{ label: 'All deals without your vote', url: new URL('/vote', origin).href }],
      reason: `You get an email like this as a member of ${groupTitle}, at most once a day. It is confidential to the group.`,
    },
    token,
    settings,
  );
}
