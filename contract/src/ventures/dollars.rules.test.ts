import { formatAmountAtValuation, readDollars } from './dollars.rules';

describe('readDollars', () => {
  it.each([
    ['1500000', 1_500_000],
    ['1500000.', 1_500_000],
    ['1500000.00', 1_500_000],
    ['$1,500,000', 1_500_000],
    [' $ 1,500,000.00 ', 1_500_000],
    ['1 500 000', 1_500_000],
    ['1\u00a0500\u202f000', 1_500_000],
    ['1.5m', 1_500_000],
    ['1.1M', 1_100_000],
    ['1.125m', 1_125_000],
    ['1500000.000', 1_500_000],
    ['$1.5 million', 1_500_000],
    ['1.5 million dollars', 1_500_000],
    ['750k', 750_000],
    ['2bn', 2_000_000_000],
    ['US$500,000', 500_000],
    ['500000 USD', 500_000],
    ['007', 7],
    ['0', 0],
    ['-5', -5],
    ['$-5', -5],
    ['-1.5m', -1_500_000],
    ['1.5', 1.5],
    ['10.50', 10.5],
  ])('reads %j as %d', (text, amountUsd) => expect(readDollars(text)).toBe(amountUsd));

  it.each([
    ['a digit in the middle', '1,5700,000', 15_700_000],
    ['a digit at the end', '1,500,0000', 15_000_000],
    ['a digit less at the end', '1,500,00', 150_000],
    ['the first digit gone', ',500,000', 500_000],
  ])('reads groups that an edit has broken: %s', (_, text, amountUsd) =>
    expect(readDollars(text)).toBe(amountUsd),
  );

  it.each([
    '',
    '-',
    '.5',
    '1,5',
    '1,50',
    '1,5m',
    '1.500.000',
    '500.000',
    '-1.500',
    '1.5 mi',
    '€5',
    'ten',
    '1e6',
    '9'.repeat(17),
  ])('does not guess what %j means', (text) => expect(readDollars(text)).toBeNull());
});

describe('formatAmountAtValuation', () => {
  it.each([
    [500_000, 4_000_000, '$500,000 at $4,000,000'],
    [500_000, null, '$500,000'],
    [null, 4_000_000, 'at $4,000,000'],
    [0, 0, '$0 at $0'],
    [1_234_567.6, null, '$1,234,568'],
    [null, null, null],
  ])('says %p at %p as %j', (amount, valuation, text) => {
    expect(formatAmountAtValuation(amount, valuation)).toBe(text);
  });
});
