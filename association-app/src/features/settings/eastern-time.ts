import { MINUTE_MS } from '@syndication/contract/fields/durations.rules';

/** Showcases are dated in it (section 2), with summer time. */
const ZONE = 'America/New_York';

const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
});
const words = new Intl.DateTimeFormat('en-US', {
  timeZone: ZONE,
  ...{ dateStyle: 'medium', timeStyle: 'short' },
});

const toWallClock = (atMs: number): string => parts.format(atMs).replace(' ', 'T');

/** How far the zone's clocks are from UTC then, in milliseconds. */
const offsetAt = (atMs: number): number => Date.parse(`${toWallClock(atMs)}Z`) - atMs;

/** `2025-10-29T23:59:00-04:00` as a field for date and time holds it; empty for none. */
export function toEasternField(moment: string): string {
  const atMs = Date.parse(moment);
  return Number.isNaN(atMs) ? '' : toWallClock(atMs);
}

/** The reverse; empty for none. */
export function fromEasternField(field: string): string {
  const wallClockMs = Date.parse(`${field}Z`);
  if (Number.isNaN(wallClockMs)) return '';
  // The second step is for an hour or two after the clocks were changed.
  const firstMs = offsetAt(wallClockMs);
  const secondMs = offsetAt(wallClockMs - firstMs);
  // A time that the clocks skip is an hour later, as in the browser's own fields.
  const offsetMs = toWallClock(wallClockMs - secondMs) === field ? secondMs : firstMs;
  const minutes = Math.abs(offsetMs) / MINUTE_MS;
  const two = (count: number) => String(Math.floor(count)).padStart(2, '0');
  const sign = offsetMs < 0 ? '-' : '+';
  return `${field}:00${sign}${two(minutes / 60)}:${two(minutes % 60)}`;
}

/** `Oct 29, 2025, 11:59 PM US Eastern`. */
export const describeEastern = (moment: string): string =>
  `${words.format(Date.parse(moment))} US Eastern`;
