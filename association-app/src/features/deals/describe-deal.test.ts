import { consoleDealsFixture } from '@syndication/shared-ui/testing';

import { describeState } from './describe-deal';

it('says until which day a deal is listed, and since the day after that it is off the list', () => {
  const deal = { ...consoleDealsFixture[0]!, listedUntil: '2026-11-30T23:59:59.999Z' };
  expect(describeState(deal)).toEqual({ state: 'Listed', detail: 'Until Nov 30, 2026' });
  expect(describeState({ ...deal, isFresh: false })).toEqual({
    state: 'Off the list',
    detail: 'Since Dec 1, 2026',
  });
});
