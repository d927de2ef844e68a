import type { Config } from '../../config';
import { composeMail } from '../../mail/compose-mail';
import type { MailWords } from '../../mail/mail-look';
import type { OutgoingMail } from '../../mail/outbox.repository';

/** What staff did to a deal that its founder must hear of. */
export type DealAct =
  { kind: 'hidden'; reason: string } | { kind: 'shown' } | { kind: 'closed'; roundName: string };

export interface FounderDeal {
  id: string;
  companyName: string;
  ownerEmail: string;
}

type MailSettings = Pick<Config, 'PUBLIC_ORIGIN' | 'settings'>;

function describeAct(
  { id, companyName }: FounderDeal,
  act: DealAct,
  { PUBLIC_ORIGIN, settings }: MailSettings,
): Omit<MailWords, 'reason'> {
  const home = { label: 'Your home page', url: new URL('/', PUBLIC_ORIGIN).href };
  const edit = {
    label: 'Edit your profile',
    url: new URL(`/profile/${id}/edit`, PUBLIC_ORIGIN).href,
  };
  switch (act.kind) {
    case 'hidden':
      return {
        subject: `${companyName} is no longer shown to investors`,
        paragraphs: [
          `The association has taken the profile of ${companyName} from its lists. This is the reason:`,
          act.reason,
          `The profile and its votes are kept. Write to ${settings.supportEmail} when this is settled.`,
        ],
        action: edit,
      };
    case 'shown':
      return {
        subject: `${companyName} is no longer hidden from investors`,
        paragraphs: [
          `The association has put the profile of ${companyName} back on its lists. Your home page says whether investors see it, and until when.`,
        ],
        action: home,
      };
    case 'closed':
      return {
        subject: `${act.roundName} of ${companyName} is closed`,
        paragraphs: [
          `The association has closed ${act.roundName} of ${companyName} for good. Investors can no longer vote on it, and it cannot be reopened.`,
          'To enter the next one, edit your profile and use “Add New Round”.',
        ],
        action: edit,
      };
  }
}

/** Tells the founder what staff did to their deal: nobody visits a profile every day. */
export const writeFounderMail = (
  deal: FounderDeal,
  act: DealAct,
  settings: MailSettings,
): OutgoingMail => ({
  recipient: deal.ownerEmail,
  ...composeMail(
    {
      ...describeAct(deal, act, settings),
      reason: `You get this mail because the profile of ${deal.companyName} is yours.`,
    },
    settings,
  ),
});
