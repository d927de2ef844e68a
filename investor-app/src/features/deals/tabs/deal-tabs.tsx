import { SearchLink } from '@syndication/contract/host/router';
import { DEAL_TABS, type DealTab } from '@syndication/contract/ventures/deal-tabs.rules';
import { chakra } from '@syndication/shared-ui/styling';

import { dealTabsRecipe } from './deal-tabs.recipe';

const Frame = chakra('nav', dealTabsRecipe);
const NAMES = Object.keys(DEAL_TABS) as DealTab[];

export interface DealTabsProps {
  current: DealTab;
  /** How many deals are in each; null until all are loaded. */
  counts: Readonly<Record<DealTab, number>> | null;
  /** What shows a tab, from the search of the address. */
  searchOf: (tab: DealTab) => (search: string) => string;
}

/** The tabs of the deals list: links, since each tab has a URL. */
export function DealTabs({ current, counts, searchOf }: DealTabsProps) {
  return (
    <Frame aria-label="Which deals">
      {NAMES.map((tab) => (
        <SearchLink
          key={tab}
          to={searchOf(tab)}
          aria-current={tab === current ? 'page' : undefined}
        >
          {DEAL_TABS[tab]} <span className="count">{counts ? counts[tab] : ''}</span>
        </SearchLink>
      ))}
    </Frame>
  );
}
