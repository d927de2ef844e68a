import { DAY_MS } from '@syndication/contract/fields/durations.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

/**
 * Whether the days of a deal on the list go on: one that is not there all the same is hidden or in no group. Today is
 * the server's; not by `readVentureListing`, which the deals page would load, too.
 */
export const isWithinItsDays = ({
  confirmedAt,
  daysSinceUpdate,
  listedUntil,
}: Pick<Venture, 'confirmedAt' | 'daysSinceUpdate' | 'listedUntil'>): boolean =>
  Date.parse(confirmedAt) + daysSinceUpdate * DAY_MS <= Date.parse(listedUntil);
