import { summarizePredictions, toVoteChoice, type VoteChoice } from './votes.rules';

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

describe('toVoteChoice', () => {
  it.each([
    ['100%', '100%'],
    ['Conflict of interest', 'Conflict of interest'],
    ['Likely to raise $500k', '100%'],
    ['Likely to raise some money', '75%'],
    ['50% chance of raising money', '50%'],
    ['25% chance of raising money', '25%'],
    ['Unlikely to raise money', '0%'],
  ])('reads %s as %s', (label, choice) => expect(toVoteChoice(label)).toBe(choice));

  it.each(['', '60%', 'conflict of interest', 'toString', 'constructor', '__proto__'])(
    'knows no choice %j',
    (label) => expect(toVoteChoice(label)).toBeNull(),
  );
});
