import {
  fewVotersNote,
  PREDICTIONS_MIN_VOTERS,
  summarizeForOwner,
  summarizePredictions,
  toVoteChoice,
  type VoteChoice,
} from './votes.rules';

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

describe('summarizeForOwner', () => {
  it.each<[string, number, VoteChoice[], number | null, number]>([
    ['no vote', 3, [], null, 0],
    ['one voter', 3, ['75%'], null, 1],
    ['two voters and a conflict', 3, ['75%', '25%', 'Conflict of interest'], null, 2],
    ['three voters', 3, ['75%', '25%', '50%'], 50, 3],
    ['one voter where one is enough', 1, ['75%'], 75, 1],
  ])('with %s of %i', (_, minVoters, choices, average, voterCount) => {
    expect(summarizeForOwner(choices, minVoters)).toEqual({ average, voterCount, minVoters });
  });

  it('says when the average appears, for every number that can be set', () => {
    expect(fewVotersNote(3)).toMatch(/^The average appears with the third voter/);
    expect(fewVotersNote(PREDICTIONS_MIN_VOTERS.max)).toContain('the tenth voter');
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
