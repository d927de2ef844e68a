import { VIEWS_MAX } from './member-deals.rules';

/** What is said of views and notes that cannot be saved. */
export const MEMBER_DEALS_MESSAGES = {
  viewName: 'Give the view a name.',
  viewNameTaken: 'You already have a view with this name. Choose another name.',
  tooManyViews: `You can keep at most ${VIEWS_MAX} views. Delete one first.`,
  noteChanged: 'This note was changed in another window. Copy your text, then reload the page.',
} as const;
