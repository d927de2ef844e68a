import { keepDatesWhole } from './whole-dates';

it('keeps day and time whole, and lets the line break between them', () => {
  expect(keepDatesWhole('Never, invited Nov 30, 2026')).toBe(
    'Never, invited Nov\u00a030,\u00a02026',
  );
  // Formats write a narrow space before AM in some browsers.
  expect(keepDatesWhole('Dec 1, 2026, 11:56\u202fAM')).toBe('Dec\u00a01,\u00a02026, 11:56\u00a0AM');
});
