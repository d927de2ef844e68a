const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * The day of a vote by the reader's clock: `Nov 3, 2026`. By hand, as the amounts: opening `Intl.DateTimeFormat` would
 * hold up the first deal.
 */
export function formatVoteDay(votedAt: string): string {
  const day = new Date(votedAt);
  return `${MONTHS[day.getMonth()]} ${day.getDate()}, ${day.getFullYear()}`;
}
