/** Reasons of /unsubscribe-email (section 2); only the last one takes a comment. */
export const UNSUBSCRIBE_REASONS = [
  'Round is Closed',
  "Updating Regularly, don't need reminders",
  'Platform is not working for them, Why?',
] as const;
export type UnsubscribeReason = (typeof UNSUBSCRIBE_REASONS)[number];

export const REASON_WITH_COMMENT: UnsubscribeReason = UNSUBSCRIBE_REASONS[2];
export const UNSUBSCRIBE_COMMENT_MAX_LENGTH = 1000;
export const UNSUBSCRIBE_PROMPT =
  'Please take a moment to tell us why you no longer wish to hear from us';
