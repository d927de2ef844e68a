import { DEAL_TABS, isInTab, type DealTab } from './deal-tabs.rules';

const round = { isPresenter: false, isRoundClosed: false };
const deal = {
  ...{ ownVote: null, conflict: null, isFollowed: false, isPresenter: false },
  currentVentureRound: round,
};
const tabsOf = (facts: object) =>
  (Object.keys(DEAL_TABS) as DealTab[]).filter((tab) => isInTab({ ...deal, ...facts }, tab));

it.each([
  ['one without a vote', {}, ['all', 'to-vote']],
  ['one with a vote', { ownVote: {} }, ['all', 'voted']],
  ['one with a conflict of interest', { conflict: {} }, ['all', 'voted']],
  ['one that takes no votes', { currentVentureRound: { ...round, isRoundClosed: true } }, ['all']],
  ['one without a round', { currentVentureRound: null }, ['all']],
  ['one that is followed', { isFollowed: true, ownVote: {} }, ['all', 'voted', 'following']],
  ['a presenter', { isPresenter: true }, ['all', 'to-vote', 'presenting']],
  [
    'a presenter of the round',
    { currentVentureRound: { isPresenter: true, isRoundClosed: true } },
    ['all', 'presenting'],
  ],
])('puts %s into its tabs', (_, facts, tabs) => expect(tabsOf(facts)).toEqual(tabs));
