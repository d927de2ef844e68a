import { sinceWords } from './since-words';

const now = new Date(2026, 10, 24, 9, 0);

it.each([
  [new Date(2026, 10, 24, 1, 0), 'earlier today'],
  [new Date(2026, 10, 23, 23, 59), 'yesterday'],
  [new Date(2026, 10, 18, 12, 0), 'Wednesday'],
  [new Date(2026, 10, 17, 12, 0), 'Nov 17'],
  [new Date(2025, 11, 31, 12, 0), 'Dec 31, 2025'],
])('calls %s %s', (since, words) => expect(sinceWords(since, now)).toBe(words));
