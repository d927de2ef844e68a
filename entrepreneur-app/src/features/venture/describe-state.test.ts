import { roundFixture, ventureFixture } from '@syndication/shared-ui/testing';

import { describeState } from './describe-state';

const predictions = { average: 68, voterCount: 12, minBallots: 3, asOf: '2026-11-20T09:30:00Z' };
const none = { average: null, voterCount: 0, minBallots: 3, asOf: null };
type Facts = Parameters<typeof ventureFixture>[0];

it.each<[Facts, string]>([
  [{ predictions, daysSinceUpdate: 1 }, 'Live · 59 days left · average 68% of 12 votes'],
  [{ predictions, daysSinceUpdate: 59 }, 'Live · 1 day left · average 68% of 12 votes'],
  [{ predictions, daysSinceUpdate: 60 }, 'Live · last day · average 68% of 12 votes'],
  [{ predictions, daysSinceUpdate: 61 }, 'Off the list · average 68% of 12 votes'],
  [{ predictions: none, daysSinceUpdate: 0 }, 'Live · 60 days left · no average yet'],
  [
    {
      predictions: none,
      daysSinceUpdate: 0,
      currentVentureRound: roundFixture({ isRoundClosed: true }),
    },
    'Live · 60 days left · round closed · no average',
  ],
  [{ hiddenReason: 'Under review', predictions }, 'Taken off the list · average 68% of 12 votes'],
  [{ nominations: [], predictions }, 'In no group · average 68% of 12 votes'],
  [{ nominations: [], hiddenReason: 'Under review' }, 'Taken off the list'],
  [
    {
      predictions,
      daysSinceUpdate: 1,
      currentVentureRound: roundFixture({ isRoundClosed: true }),
    },
    'Live · 59 days left · round closed · average 68% of 12 votes',
  ],
])('of %j says %s', (facts, words) => {
  expect(describeState(ventureFixture(facts)).join(' · ')).toBe(words);
});
