import type { Config } from '../../config';
import { composeMail, type MailContent } from '../../mail/compose-mail';

interface NominationMailFacts {
  settings: Pick<Config, 'PUBLIC_ORIGIN' | 'SUPPORT_EMAIL'>;
  brand: string;
  /** Name of the investor who nominated. */
  nominator: string;
  groupTitles: readonly string[];
}

/** What someone gets whose company was nominated; it leads to the sign-up. */
export function composeNominationMail(facts: NominationMailFacts): MailContent {
  const { brand, nominator, groupTitles, settings } = facts;
  const groups = new Intl.ListFormat('en').format(groupTitles);
  const words = {
    subject: `Your company was nominated to ${brand}`,
    paragraphs: [
      `${nominator} nominated your company to be shown to the investors of ${groups}.`,
      'To show it, create an account with this email address and fill in your profile. It is free for entrepreneurs. If you have an account already, sign in and your profile will show the new groups.',
    ],
    action: { label: 'Create your account', url: `${settings.PUBLIC_ORIGIN}/entrepreneur-signup` },
    reason: `You get this mail because ${nominator} entered your address. If you do not know the person, ignore it: nothing happens without you.`,
  };
  return composeMail(words, settings);
}
