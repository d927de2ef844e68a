import { formatUsd } from '@syndication/contract/ventures/ventures.rules';

import type { AppContext } from '../../app-context';
import type { Config } from '../../config';
import type { Database } from '../../database/database';
import { composeMail } from '../../mail/compose-mail';
import type { MailWords } from '../../mail/mail-look';
import { enqueueMails, type OutgoingMail } from '../../mail/outbox.repository';
import { readLiveConfig } from '../settings/settings.repository';

/** Something done to a deal by somebody else, which its founder must be told. Amounts are whole US dollars. */
export type DealAct =
  | { kind: 'hidden'; reason: string }
  | { kind: 'shown' }
  | { kind: 'closed'; roundName: string }
  | { kind: 'amount-changed'; roundName: string; raised: number; before: number | null };

export interface FounderDeal {
  id: string;
  companyName: string;
  /** Null for a deal whose founder has no account. */
  ownerEmail: string | null;
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
          `The association has taken the profile of ${companyName} from its lists for this reason:`,
          act.reason,
          `The profile and its votes are kept. Write to ${settings.supportEmail} when this is settled.`,
        ],
        action: edit,
      };
    case 'shown':
      return {
        subject: `${companyName} is no longer hidden from investors`,
        paragraphs: [
          `The association has put the profile of ${companyName} back on its lists. Your home page shows whether investors can see it, and until when.`,
        ],
        action: home,
      };
    case 'closed':
      return {
        subject: `${act.roundName} of ${companyName} is closed`,
        paragraphs: [
          `The association has closed ${act.roundName} of ${companyName} for good. Investors can no longer vote on it, and it cannot be reopened.`,
          'To add your next round, edit your profile and use “Add New Round”.',
        ],
        action: edit,
      };
    case 'amount-changed': {
      const instead = act.before === null ? '' : ` instead of ${formatUsd(act.before)}`;
      return {
        subject: `What ${act.roundName} of ${companyName} raised`,
        paragraphs: [
          `Your deal lead or a group admin has confirmed that ${act.roundName} of ${companyName} raised ${formatUsd(act.raised)}${instead}. Investors’ predictions are compared with this amount.`,
          'If it is wrong, ask them to correct it.',
        ],
        action: home,
      };
    }
  }
}

const writeFounderMail = (
  deal: FounderDeal,
  recipient: string,
  act: DealAct,
  settings: MailSettings,
): OutgoingMail => ({
  recipient,
  ...composeMail(
    {
      ...describeAct(deal, act, settings),
      reason: `You received this email because the profile of ${deal.companyName} is yours.`,
    },
    settings,
  ),
});

/** Mails the founder what somebody did to their deal; without an account there is nobody to mail. */
export async function tellFounder(
  tx: Database,
  { config }: Pick<AppContext, 'config'>,
  deal: FounderDeal,
  act: DealAct,
): Promise<void> {
  if (deal.ownerEmail === null) return;
  const live = await readLiveConfig(tx, config);
  await enqueueMails(tx, [writeFounderMail(deal, deal.ownerEmail, act, live)]);
}
