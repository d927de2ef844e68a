import { groupDigits, readDigits, sayAmount, toAmount } from './typed-dollars';

describe('readDigits', () => {
  it.each([
    ['a digit in the middle', '1,2500', '1,250', '0', '12500'],
    ['a digit taken away', '1,25', '1,250', '', '125'],
    ['everything taken away', '', '1,250', '', ''],
    ['a comma typed by hand', '1,', '1', ',', '1'],
    ['a leading zero', '01,250', '1,250', '0', '1250'],
    ['a pasted amount', '$1,500,000.00', '', '$1,500,000.00', '1500000'],
    ['pasted digits', '1,250500', '1,250', '500', '1250500'],
  ])('reads %s', (_, text, before, inserted, digits) => {
    expect(readDigits(text, { before, inserted })).toBe(digits);
  });

  it.each([
    ['a pasted short form', '1.5M', '', '1.5M'],
    ['a pasted decimal comma', '1,5', '', '1,5'],
    ['what is left of a decimal comma', '1,5', '1,5M', ''],
    ['what follows it', '1,50', '1,5', '0'],
    ['a typed point', '1.', '1', '.'],
    ['a minus', '-1', '1', '-'],
  ])('keeps %s as it is', (_, text, before, inserted) => {
    expect(readDigits(text, { before, inserted })).toBe(text);
  });
});

it.each([
  ['1500000', '1,500,000', 1_500_000],
  ['999', '999', 999],
  ['1.5M', '1.5M', '1.5M'],
  ['', '', undefined],
  ['9'.repeat(17), `99${',999'.repeat(5)}`, '9'.repeat(17)],
])('shows %j as %j and holds %p', (digits, shown, held) => {
  expect(groupDigits(digits)).toBe(shown);
  expect(toAmount(digits)).toBe(held);
});

it.each([
  [1_500_000, '1.5 million dollars'],
  [12_345_678, '12.345678 million dollars'],
  [2_000_000_000, '2 billion dollars'],
  [500, undefined],
  ['1.5M', undefined],
  [undefined, undefined],
])('says %p as %p', (amount, words) => expect(sayAmount(amount)).toBe(words));
