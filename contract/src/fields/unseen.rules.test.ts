import { withoutUnseen } from './unseen.rules';

it.each([
  ['a zero-width space', 'Acme\u200B', 'Acme'],
  ['a word joiner', '\u2060ann@acme.co', 'ann@acme.co'],
  ['a soft hyphen', 'Ac\u00ADme', 'Acme'],
  ['what turns the direction', '\u202AAcme\u202C \u2066Inc\u2069', 'Acme Inc'],
])('leaves out %s', (_, text, seen) => expect(withoutUnseen(text)).toBe(seen));

it.each(['\u200B\u200B', '\u200D', ' \u200E ', '\u3164'])('sees nothing in %j', (text) =>
  expect(withoutUnseen(text)).toBe(''),
);

it.each(['👩🏽‍🚀', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'می‌خواهم', 'שלום\u200F!', ''])('keeps %j as it is', (text) =>
  expect(withoutUnseen(text)).toBe(text),
);
