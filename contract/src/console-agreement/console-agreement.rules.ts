/** Longest text of an agreement, in characters of HTML. */
export const AGREEMENT_MAX_LENGTH = 100_000;

export const CONSOLE_AGREEMENT_MESSAGES = {
  body: 'Write the agreement first',
  published: 'This version is published, and stays as it is. Write the next one.',
} as const;
