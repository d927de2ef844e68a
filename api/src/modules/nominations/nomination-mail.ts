import { composeMail, type MailContent } from '../../mail/compose-mail';

interface NominationMailFacts {
  brand: string;
  /** Name of the investor who nominated. */
  nominator: string;
  groupTitles: readonly string[];
  publicOrigin: string;
}

/** What someone gets whose company was nominated; it leads to the sign-up. */
export function composeNominationMail(facts: NominationMailFacts): MailContent {
  const { brand, nominator, groupTitles, publicOrigin } = facts;
  const groups = new Intl.ListFormat('en').format(groupTitles);
  return composeMail({
    subject: `Your company was nominated to ${brand}`,
    paragraphs: [
      `${nominator} nominated your company to be shown to the investors of ${groups}.`,
      'To show it, create an account with this email address and fill in your profile. It is free for entrepreneurs. If you have an account already, sign in and your profile will show the new groups.',
    ],
    action: { label: 'Create your account', url: `${publicOrigin}/entrepreneur-signup` },
    footer: `You get this mail because ${nominator} entered your address. If you do not know the person, ignore it: nothing happens without you.`,
  });
}
