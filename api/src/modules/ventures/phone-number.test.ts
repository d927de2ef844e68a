import { formatStoredNumber } from './phone-number';

it.each([
  ['+12125550101', '(212) 555-0101'],
  ['+14165550155', '(416) 555-0155'],
  ['+46846500407', '+46 8 465 004 07'],
  ['+442071838750', '+44 20 7183 8750'],
  ['(207) 555-0123 ext. 12', '(207) 555-0123 ext. 12'],
])('shows %s as %s', (stored, shown) => expect(formatStoredNumber(stored)).toBe(shown));
