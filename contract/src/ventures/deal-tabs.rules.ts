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
  isFollowed: boolean;
  isPresenter: boolean;
  currentVentureRound: { isPresenter: boolean; isRoundClosed: boolean } | null;
}

/** Whether a deal waits for the member's vote. */
const isToVote = ({ ownVote, currentVentureRound: round }: TabbedDeal): boolean =>
  !ownVote && round?.isRoundClosed === false;

/** Whether a deal stands in a tab. */
export function isInTab(deal: TabbedDeal, tab: DealTab): boolean {
  switch (tab) {
    case 'all':
      return true;
    case 'to-vote':
      return isToVote(deal);
    case 'voted':
      return deal.ownVote !== null;
    case 'following':
      return deal.isFollowed;
    case 'presenting':
      return deal.isPresenter || (deal.currentVentureRound?.isPresenter ?? false);
  }
}
