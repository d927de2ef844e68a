import { DAY_MS } from '@syndication/contract/fields/durations.rules';

import { createClock } from './clock';
import { readConfig } from './config';

const PRODUCTION = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://deals.test' };

// A millisecond may pass between two readings.
beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-06-01T12:00:00Z')));

/** How far the clock of these settings is ahead of the machine's, in days. */
function daysAhead(env: Record<string, string>): number {
  const { now } = createClock(readConfig(env).CLOCK_AHEAD_DAYS);
  return (now().getTime() - Date.now()) / DAY_MS;
}

it('is the time of the machine unless it is moved', () => {
  expect(daysAhead({})).toBe(0);
  expect(daysAhead(PRODUCTION)).toBe(0);
  expect(daysAhead({ CLOCK_AHEAD_DAYS: '120' })).toBe(120);
});

it.each(['1', '120', '0.5', '-1'])('is never moved in production, by %s days', (days) => {
  expect(() => readConfig({ ...PRODUCTION, CLOCK_AHEAD_DAYS: days })).toThrow('CLOCK_AHEAD_DAYS');
});

it.each(['-1', '0.5', 'soon'])('goes ahead in whole days only, not by %s', (days) => {
  expect(() => readConfig({ CLOCK_AHEAD_DAYS: days })).toThrow('CLOCK_AHEAD_DAYS');
});
