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
    return `To show it, create an account with this email address and fill in your profile. It is free for entrepreneurs and takes a few minutes. The link is for this address only and works for ${NOMINATION_LINK_DAYS} days. After that, open it to get a new one.`;
  }
  if (account.companyName === null) {
    return 'You have an account with this email address. Sign in and create your company profile, which these investors will see. It is free for entrepreneurs.';
  }
  if (account.isHidden) {
    return `The association has hidden your profile of ${account.companyName} from investors. Sign in to read why. These investors will see it once that is settled.`;
  }
  return `Your profile of ${account.companyName} is now shared with these investors, too. Sign in and check that it is up to date: they see it only while it is.`;
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
        ? `A reminder from ${sender}: your company was nominated for the investors of ${groups} to see.`
        : `${sender} nominated your company for the investors of ${groups} to see.`,
      describeNextStep(account),
    ],
    action: account
      ? { label: 'Sign in', url: `${config.PUBLIC_ORIGIN}/entrepreneur-signin` }
      : { label: 'Create your account', url: signUpUrl },
    reason: account
      ? `You received this email because ${sender} entered your address.`
      : `You received this email because ${sender} entered your address. If you do not know this person, ignore it: nothing happens unless you act.`,
  };
  return composeMail(words, config);
}
