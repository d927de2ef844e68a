import { describeEastern, fromEasternField, toEasternField } from './eastern-time';

it.each([
  ['2025-10-29T23:59:00-04:00', '2025-10-29T23:59'],
  ['2025-11-19T12:00:00-05:00', '2025-11-19T12:00'],
  ['2026-03-08T03:00:00-04:00', '2026-03-08T03:00'],
  ['2026-11-01T00:30:00-04:00', '2026-11-01T00:30'],
  ['2026-11-01T23:30:00-05:00', '2026-11-01T23:30'],
  ['2027-01-01T00:00:00-05:00', '2027-01-01T00:00'],
])('%s stands in a field as %s, and comes back the same', (moment, field) => {
  expect(toEasternField(moment)).toBe(field);
  expect(fromEasternField(field)).toBe(moment);
});

it('takes a time that the clocks skip for the one an hour later', () => {
  const moment = fromEasternField('2027-03-14T02:30');
  expect(toEasternField(moment)).toBe('2027-03-14T03:30');
});

it('shows a moment of another offset in Eastern time, and none as nothing', () => {
  expect(toEasternField('2025-11-19T17:00:00Z')).toBe('2025-11-19T12:00');
  expect([toEasternField(''), fromEasternField('')]).toEqual(['', '']);
  expect(describeEastern('2025-10-29T23:59:00-04:00').replaceAll('\u202f', ' ')).toBe(
    'Oct 29, 2025, 11:59 PM US Eastern',
  );
});
