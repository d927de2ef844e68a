/** Where the reminders lead that ask for an update: answered without signing in. */
export const UPDATE_LINK_PATH = '/profile-update';
/** Query parameter of that address that holds the token. */
export const UPDATE_LINK_PARAMETER = 'link';
/** `round` opens the page at the round's amount and commitment. */
export const UPDATE_LINK_CHANGE_PARAMETER = 'change';
/** How long such a link works. It works once. */
export const UPDATE_LINK_DAYS = 14;

/**
 * What the link of a reminder is good for: an answer can be given; one was given with it; it has expired; the profile
 * is in front of nobody any more, because its nominations were withdrawn or staff hid it; or it was edited after the
 * mail.
 */
export const UPDATE_LINK_STATES = [
  'open',
  'used',
  'expired',
  'withdrawn',
  'hidden',
  'changed',
] as const;
export type UpdateLinkState = (typeof UPDATE_LINK_STATES)[number];
