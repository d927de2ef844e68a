type Moment = string | number | Date;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Made when it is first used: a browser's first format takes 10 ms, and a phone's four times as long. */
function write(moment: Moment, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', options);
  formats.set(key, format);
  return format.format(new Date(moment));
}

/**
 * The reader's day of a moment: `Mar 3, 2026`, or `March 3, 2026`.
 * @throws RangeError for a text that is no date, as the other two
 */
export const formatDay = (moment: Moment, dateStyle: 'medium' | 'long' = 'medium'): string =>
  write(moment, { dateStyle });

/** As `formatDay`, but the day in UTC: for what begins or ends on a day of the association. */
export const formatUtcDay = (moment: Moment, dateStyle: 'medium' | 'long' = 'medium'): string =>
  write(moment, { dateStyle, timeZone: 'UTC' });

/** `Mar 3, 2026, 1:05 PM` by the reader's clock. */
export const formatMoment = (moment: Moment, dateStyle: 'medium' | 'long' = 'medium'): string =>
  write(moment, { dateStyle, timeStyle: 'short' });
