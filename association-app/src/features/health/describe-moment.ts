const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** `Nov 23, 2026, 1:05 PM`. */
export const describeMoment = (iso: string): string => moment.format(new Date(iso));
