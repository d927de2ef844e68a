import { DEAL_TABS, isInTab, type DealTab } from '@syndication/contract/ventures/deal-tabs.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

/** How many deals are in each tab. */
export const countTabs = (deals: readonly Venture[]): Record<DealTab, number> =>
  Object.fromEntries(
    (Object.keys(DEAL_TABS) as DealTab[]).map((tab) => [
      tab,
      deals.filter((deal) => isInTab(deal, tab)).length,
    ]),
  ) as Record<DealTab, number>;
