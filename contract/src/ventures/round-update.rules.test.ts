import { writesTerms } from './round-update.rules';

const terms = { amount: 5, valuation: null, committed: 'At least (25%)', securityType: 'SAFE' };
const open = { ...terms, isRoundClosed: false, isEditable: true };
const closed = { ...open, isRoundClosed: true };
const concluded = { ...closed, isEditable: false };
const changed = { ...terms, amount: 6 };

it.each([
  ['a first round', null, changed, true],
  ['an open round', open, terms, true],
  ['an open round that closes with other terms', open, { ...changed, isRoundClosed: true }, true],
  ['an open round that closes as it is', open, { ...terms, isRoundClosed: true }, false],
  ['a closed round that stays closed', closed, { ...changed, isRoundClosed: true }, false],
  ['a closed round of which nothing is said', closed, changed, false],
  ['a closed round that is reopened', closed, { ...terms, isRoundClosed: false }, true],
  ['a concluded round', concluded, { ...changed, isRoundClosed: false }, false],
])('the terms of %s', (_, stored, sent, isWritten) => {
  expect(writesTerms(stored, sent)).toBe(isWritten);
});
