import { DAY_MS } from '@syndication/contract/fields/durations.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

/**
 * Whether the listing of a deal has yet to expire: if the deal is not on the list, it is hidden or in no group. Today
 * is the server's. Does without `readVentureListing`, which the deals page would have to load.
 */
export const isBeforeListingEnd = ({
  confirmedAt,
  daysSinceUpdate,
  listedUntil,
}: Pick<Venture, 'confirmedAt' | 'daysSinceUpdate' | 'listedUntil'>): boolean =>
  Date.parse(confirmedAt) + daysSinceUpdate * DAY_MS <= Date.parse(listedUntil);
