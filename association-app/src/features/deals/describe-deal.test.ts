import { consoleDealsFixture } from '@syndication/shared-ui/testing';

import { describeRound, describeState } from './describe-deal';

it('says until which day a deal is listed, and since the day after that it is off the list', () => {
  const deal = { ...consoleDealsFixture[0]!, listedUntil: '2026-11-30T23:59:59.999Z' };
  expect(describeState(deal)).toEqual({ state: 'Listed', detail: 'Until Nov 30, 2026' });
  expect(describeState({ ...deal, isFresh: false })).toEqual({
    state: 'Off the list',
    detail: 'Since Dec 1, 2026',
  });
});

it('says what a round asks for, and beside it how far it has come', () => {
  const deal = consoleDealsFixture[0]!;
  const round = {
    name: 'Round 2',
    amountUsd: 750_000,
    committed: 'At least (75%)',
    isClosed: true,
  };
  expect(describeRound({ ...deal, round: { ...deal.round!, ...round } })).toEqual({
    ask: 'Round 2, $750,000',
    progress: 'At least (75%) committed, closed',
  });
  expect(describeRound({ ...deal, round: null })).toEqual({ ask: '', progress: '' });
});
