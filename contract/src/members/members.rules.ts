/** Title shown when no group is known (section 3). */
export const DEFAULT_GROUP_TITLE = 'Northeast';

/** The title of the active syndication group, wherever it is named. */
export function groupTitle(activeGroup: { title: string } | null): string {
  return activeGroup?.title ?? DEFAULT_GROUP_TITLE;
}

/** The agreement that comes with the product; later ones are the association's, and each asks members again. */
export const FIRST_AGREEMENT_VERSION = 1;

/** The rules of section 1, in their order. */
export const MEMBER_RULES = [
  "If you like a listed deal, contact the company's CEO and the lead investor.",
  'Be open about presentation fees and conflicts of interest.',
  'Follow the Golden Rule.',
  'To nominate a deal, use the Nominate button in the top navbar.',
] as const;
