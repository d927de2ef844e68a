import { readEdit, sayAmount, showAmount, toAmount } from './typed-dollars';

describe('readEdit', () => {
  const edit = (isOfDigits: boolean) => (text: string, amount: number | string, after: string) =>
    readEdit(after, { before: { text, amount }, isOfDigits });
  const ofDigits = edit(true);
  const paste = edit(false);

  it('keeps groups as groups when digits are removed or inserted', () => {
    expect(ofDigits('1,500', 1500, '1,50')).toBe(150);
    expect(ofDigits('1,50', 150, '1,5')).toBe(15);
    expect(ofDigits('1,5', 15, '1,57')).toBe(157);
    expect(ofDigits('1,500,000', 1_500_000, ',500,000')).toBe(500_000);
    expect(ofDigits('1', 1, '')).toBeUndefined();
  });

  it('does not take a decimal comma for a group', () => {
    expect(paste('1,500', 1500, '1,5')).toBe('1,5');
    expect(ofDigits('1,', '1,', '1,5')).toBe('1,5');
    expect(ofDigits('1,5m', '1,5m', '1,5')).toBe('1,5');
  });
});

it.each([
  ['1500000', 1_500_000, '1,500,000'],
  ['1.5m', 1_500_000, '1,500,000'],
  ['999', 999, '999'],
  ['-5000', -5000, '-5,000'],
  ['1500.25', 1500.25, '1,500.25'],
  ['one and a half', 'one and a half', 'one and a half'],
  [' ', undefined, ''],
  ['9'.repeat(17), '9'.repeat(17), `99${',999'.repeat(5)}`],
])('holds %j as %p and shows %j', (text, held, shown) => {
  expect(toAmount(text)).toBe(held);
  expect(showAmount(held)).toBe(shown);
});

it.each([
  [1_500_000, '1.5 million dollars'],
  [12_345_678, '12.345678 million dollars'],
  [2_000_000_000, '2 billion dollars'],
  [500, undefined],
  ['one and a half', undefined],
  [undefined, undefined],
])('says %p as %p', (amount, words) => expect(sayAmount(amount)).toBe(words));
