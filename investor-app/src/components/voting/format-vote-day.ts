const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * The UTC day of a vote: `Nov 3, 2026`. By hand, as the amounts: opening `Intl.DateTimeFormat` would hold up
 * the first deal.
 */
export function formatVoteDay(votedAt: string): string {
  const day = new Date(votedAt);
  return `${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}
