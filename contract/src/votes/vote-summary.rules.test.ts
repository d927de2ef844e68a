import { summarizePredictions } from './vote-summary.rules';
import type { VoteChoice } from './votes.rules';

describe('summarizePredictions', () => {
  it.each<[string, VoteChoice[], number, number]>([
    ['one vote', ['75%'], 75, 1],
    ['a zero', ['0%'], 0, 1],
    ['62.5, half up', ['75%', '50%'], 63, 2],
    ['12.5, half up', ['25%', '0%'], 13, 2],
    ['33.3, down', ['100%', '0%', '0%'], 33, 3],
    ['66.7, up', ['100%', '100%', '0%'], 67, 3],
    ['conflicts, left out', ['Conflict of interest', '100%', 'Conflict of interest'], 100, 1],
  ])('averages %s', (_, choices, average, voterCount) => {
    expect(summarizePredictions(choices)).toEqual({ average, voterCount });
  });

  it.each<[string, VoteChoice[]]>([
    ['votes', []],
    ['votes but conflicts', ['Conflict of interest']],
  ])('has no average without %s', (_, choices) => {
    expect(summarizePredictions(choices)).toEqual({ average: null, voterCount: 0 });
  });
});
