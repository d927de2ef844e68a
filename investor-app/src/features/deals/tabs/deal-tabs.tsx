import { Link as RouterLink } from '@syndication/contract/host/router';
import { DEAL_TABS, type DealTab } from '@syndication/contract/ventures/deal-tabs.rules';
import { chakra } from '@syndication/shared-ui/styling';

import { dealTabsRecipe } from './deal-tabs.recipe';

const Frame = chakra('nav', dealTabsRecipe);
const NAMES = Object.keys(DEAL_TABS) as DealTab[];

export interface DealTabsProps {
  current: DealTab;
  /** How many deals are in each; null until all are loaded. */
  counts: Readonly<Record<DealTab, number>> | null;
  /** The part of the address behind `?` that shows a tab. */
  searchOf: (tab: DealTab) => string;
}

/** The tabs of the deals list: links, since each tab has a URL. */
export function DealTabs({ current, counts, searchOf }: DealTabsProps) {
  return (
    <Frame aria-label="Which deals">
      {NAMES.map((tab) => (
        <RouterLink
          key={tab}
          to={{ search: searchOf(tab) }}
          preventScrollReset
          aria-current={tab === current ? 'page' : undefined}
        >
          {DEAL_TABS[tab]} <span className="count">{counts ? counts[tab] : ''}</span>
        </RouterLink>
      ))}
    </Frame>
  );
}
