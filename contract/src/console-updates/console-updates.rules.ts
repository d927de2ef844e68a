/** The state of an update: draft, scheduled, published, taken back. */
export const UPDATE_STATES = ['draft', 'scheduled', 'published', 'taken-back'] as const;
export type UpdateState = (typeof UPDATE_STATES)[number];

export const UPDATE_TITLE_MAX_LENGTH = 200;
export const UPDATE_DESCRIPTION_MAX_LENGTH = 300;
/** In characters of HTML. */
export const UPDATE_BODY_MAX_LENGTH = 200_000;
export const UPDATES_PER_PAGE = 50;

export const CONSOLE_UPDATE_MESSAGES = {
  title: 'Give the update a title',
  description: 'Summarize the update in a sentence',
  body: 'Write the update first',
  audience: 'Choose who reads it',
  publishAt: 'Choose a day and time that is still to come',
} as const;
