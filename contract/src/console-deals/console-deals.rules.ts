/**
 * The state of a deal: on the list, on it with an open round that nobody leads, expired, hidden by staff, in no group, or
 * its round closed.
 */
export const DEAL_STATES = ['listed', 'no-lead', 'off', 'hidden', 'no-group', 'closed'] as const;
export type DealState = (typeof DEAL_STATES)[number];

export const DEALS_PER_PAGE = 50;
export const HIDDEN_REASON_MAX_LENGTH = 500;

export const CONSOLE_DEAL_MESSAGES = {
  reason: 'Tell the founder why',
  archived: 'This group is archived. Restore it first.',
  noRound: 'There is no round to close',
  hidden:
    'This deal is already hidden for another reason. To change the reason, show the deal first.',
} as const;
