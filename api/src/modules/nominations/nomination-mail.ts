import { NOMINATION_LINK_DAYS } from '@syndication/contract/nominations/nominations.rules';

import type { Config } from '../../config';
import { composeMail, type MailContent } from '../../mail/compose-mail';
import type { FounderAccount } from './nominations.repository';

export interface NominationMailFacts {
  /** Name of the member who nominated, or who asked for the mail to be sent again. */
  sender: string;
  isSentAgain: boolean;
  groupTitles: readonly string[];
  /** The founder's account; undefined for someone who has none yet. */
  account: FounderAccount | undefined;
  /** Where someone without an account creates it: a link of this address's own. */
  signUpUrl: string;
}

function describeNextStep(account: FounderAccount | undefined): string {
  if (!account) {
    return `To show it, create an account with this email address and fill in your profile. It is free for entrepreneurs, and takes a few minutes. The link is for this address alone and works for ${NOMINATION_LINK_DAYS} days; after that its page sends you a new one.`;
  }
  if (account.companyName === null) {
    return 'You have an account with this email address. Sign in and create your company profile: it is what these investors will see. It is free for entrepreneurs.';
  }
  if (account.isHidden) {
    return `You have a profile of ${account.companyName}, which the association has hidden from investors. Sign in to read why: these investors see it once that is settled.`;
  }
  return `You have a profile of ${account.companyName}, which is for these investors as well. Sign in and check that it is up to date: they see it only while it is.`;
}

/** What someone gets whose company was nominated; it leads to the sign-up, or with an account to the sign-in. */
export function composeNominationMail(
  { sender, isSentAgain, groupTitles, account, signUpUrl }: NominationMailFacts,
  config: Pick<Config, 'PUBLIC_ORIGIN' | 'settings'>,
): MailContent {
  const groups = new Intl.ListFormat('en').format(groupTitles);
  const words = {
    subject: `Your company was nominated to ${config.settings.brand}`,
    paragraphs: [
      isSentAgain
        ? `${sender} sends you a reminder: your company was nominated to be shown to the investors of ${groups}.`
        : `${sender} nominated your company to be shown to the investors of ${groups}.`,
      describeNextStep(account),
    ],
    action: account
      ? { label: 'Sign in', url: `${config.PUBLIC_ORIGIN}/entrepreneur-signin` }
      : { label: 'Create your account', url: signUpUrl },
    reason: account
      ? `You get this mail because ${sender} entered your address.`
      : `You get this mail because ${sender} entered your address. If you do not know the person, ignore it: nothing happens without you.`,
  };
  return composeMail(words, config);
}
