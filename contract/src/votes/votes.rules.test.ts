import { toVoteChoice } from './votes.rules';

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
