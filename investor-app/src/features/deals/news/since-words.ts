const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const DAY_MS = 86_400_000;

const midnight = (moment: Date) =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();

/** A day as the reader would say it, in their time zone: `earlier today`, `Tuesday`, `Nov 3`. */
export function sinceWords(since: Date, now: Date): string {
  // A day of the change to summer time has 23 hours.
  const days = Math.round((midnight(now) - midnight(since)) / DAY_MS);
  if (days <= 0) return 'earlier today';
  if (days === 1) return 'yesterday';
  if (days < 7) return WEEKDAYS[since.getDay()]!;
  const day = `${MONTHS[since.getMonth()]} ${since.getDate()}`;
  return since.getFullYear() === now.getFullYear() ? day : `${day}, ${since.getFullYear()}`;
}
