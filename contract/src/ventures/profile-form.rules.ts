import { DAYS } from './ventures.rules';

/** Exact texts of the screens that create and edit a profile (section 2). */
export const PROFILE_TEXTS = {
  updated: 'Profile updated successfully!',
  confirmationTitle: 'Confirmation',
  confirmation: 'Kindly test your links in an incognito browser window before submitting.',
  descriptionHint: '1-line pitch, max 140 characters',
} as const;

/** The title of the form (section 2): `Application To ACA Syndication` with the default brand. */
export const applicationTitle = (brand: string): string => `Application To ${brand}`;

/** Why a concluded round has no way back, and what to do instead (section 4). */
export const ROUND_CONCLUDED_TEXT = `The system concludes a round ${DAYS.roundLife} days after its creation, and it cannot be reopened. Please use 'Add New Round' to enter the next one.`;

/** The same of a round that staff closed for good before. */
export const ROUND_CLOSED_BY_STAFF_TEXT =
  "The association has closed this round, and it cannot be reopened. Please use 'Add New Round' to enter the next one.";
