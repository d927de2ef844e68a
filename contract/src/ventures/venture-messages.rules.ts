/** Exact texts of section 5. */
export const VENTURE_MESSAGES = {
  required: 'This is a required field',
  tooShort: 'Too short!',
  tooLong: 'Too Long!',
  countryTooShort: 'Too short',
  countryTooLong: 'Too Long',
  state: 'State name is too short/long',
  url: 'Please Include http:// or https://',
  descriptionTooShort: 'Enter at least 10 characters',
  descriptionTooLong: 'You can enter only 140 characters',
  reasonTooShort: 'Enter at least 10 characters',
  reasonTooLong: 'you can enter only 140 characters',
  dealLeadEmail: 'Invalid email',
  /** Not in section 5; worded like its text for addresses. */
  mobileNumber: 'This should be a valid mobile number',
  /** Not in section 5: an amount that was typed, but cannot be read, is negative or has cents. */
  wholeDollars: 'Write the full amount in whole dollars, 1 million as 1000000',
  negativeAmount: 'The amount cannot be negative',
  cents: 'Write whole dollars, without cents',
} as const;

/** The hint of every amount (section 5). */
export const AMOUNT_HINT = 'Write the full amount: 1 million as 1000000';

/** Where a deal would be voted on or chosen, had it not left the list. */
export const DEAL_NOT_LISTED_TEXT =
  'This deal has left the list, so you cannot vote on it. Voting reopens when the company updates its profile.';
