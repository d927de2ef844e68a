import type { Role } from '@syndication/contract/accounts/accounts.rules';
import { DAYS } from '@syndication/contract/ventures/ventures.rules';

interface HelpText {
  title: string;
  paragraphs: readonly string[];
}

/** What each role does here, in three short texts. */
export const HELP_TEXTS: Record<Role, readonly HelpText[]> = {
  investor: [
    {
      title: 'Vote on deals',
      paragraphs: [
        'Your vote says how likely you think a round is to fill, from 100% to 0%. It is not an offer to invest. Your group uses the votes to choose who presents.',
        'You can change or take back a vote until the round is closed. If you have an interest in the company, choose “Conflict of interest”: that vote does not count toward the average.',
      ],
    },
    {
      title: 'See what is new',
      paragraphs: [
        'The list marks deals that are new or have changed since your last visit. Follow a deal to find it again under Following, and keep notes that only you can read.',
        'Under “Your account” you choose how often you get an email about your group’s deals.',
      ],
    },
    {
      title: 'Nominate a company',
      paragraphs: [
        'Know a company that your group should see? Nominate it. The founder gets an email with your name and a link to create the profile.',
        'Under “My nominations” you see who has answered.',
      ],
    },
  ],
  entrepreneur: [
    {
      title: 'Keep your profile up to date',
      paragraphs: [
        `Investors see how old your profile is. It is listed for ${DAYS.listed} days after your last update, and we remind you by email before it leaves the list.`,
        'If nothing has changed, say so with “No Change”, here or in the email.',
      ],
    },
    {
      title: 'Check what investors see',
      paragraphs: [
        '“As investors see it” shows your profile through their eyes. Test your links there: investors cannot open a document that asks for a password.',
      ],
    },
    {
      title: 'Read your feedback',
      paragraphs: [
        'Members vote on how likely your round is to fill. You see their average, never who voted or how. Conflict of interest votes do not count toward it.',
      ],
    },
  ],
};
