/** The tabs of the deals list, by their names in the address. */
export const DEAL_TABS = {
  all: 'All',
  'to-vote': 'To vote',
  voted: 'Voted',
  following: 'Following',
  presenting: 'Presenting',
} as const;
export type DealTab = keyof typeof DEAL_TABS;

interface TabbedDeal {
  ownVote: object | null;
  conflict: object | null;
  isFollowed: boolean;
  isPresenter: boolean;
  currentVentureRound: { isPresenter: boolean; isRoundClosed: boolean } | null;
}

/** Whether a member still has to answer: neither with a vote nor with a conflict of interest from an earlier round. */
export const isUnanswered = ({ ownVote, conflict }: Pick<TabbedDeal, 'ownVote' | 'conflict'>) =>
  !ownVote && !conflict;

/** Whether a deal waits for the member's vote. */
const isToVote = (deal: TabbedDeal): boolean =>
  isUnanswered(deal) && deal.currentVentureRound?.isRoundClosed === false;

/** Whether a deal belongs to a tab. */
export function isInTab(deal: TabbedDeal, tab: DealTab): boolean {
  switch (tab) {
    case 'all':
      return true;
    case 'to-vote':
      return isToVote(deal);
    case 'voted':
      return !isUnanswered(deal);
    case 'following':
      return deal.isFollowed;
    case 'presenting':
      return deal.isPresenter || (deal.currentVentureRound?.isPresenter ?? false);
  }
}
