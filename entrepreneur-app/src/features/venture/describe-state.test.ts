import { roundFixture, ventureFixture } from '@syndication/shared-ui/testing';

import { describeState } from './describe-state';

const predictions = { average: 68, voterCount: 12, minVoters: 3 };
type Facts = Parameters<typeof ventureFixture>[0];

it.each<[Facts, string]>([
  [{ predictions, daysSinceUpdate: 1 }, 'Live · 59 days left · average 68% of 12 votes'],
  [{ predictions, daysSinceUpdate: 59 }, 'Live · 1 day left · average 68% of 12 votes'],
  [{ predictions, daysSinceUpdate: 60 }, 'Live · last day · average 68% of 12 votes'],
  [{ predictions, daysSinceUpdate: 61 }, 'Off the list · average 68% of 12 votes'],
  [
    { predictions: { ...predictions, average: null, voterCount: 1 }, daysSinceUpdate: 0 },
    'Live · 60 days left · 1 vote',
  ],
  [
    { predictions: { ...predictions, average: null, voterCount: 0 }, daysSinceUpdate: 0 },
    'Live · 60 days left · no votes so far',
  ],
  [{ hiddenReason: 'Under review', predictions }, 'Taken off the list · average 68% of 12 votes'],
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
