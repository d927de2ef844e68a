import {
  DEAL_FILTER_NAMES,
  matchesSelection,
  type DealSelection,
} from '@syndication/contract/ventures/deal-filters.rules';
import {
  compareDeals,
  DEAL_SORTS,
  DEFAULT_DEAL_SORT,
  type DealSort,
} from '@syndication/contract/ventures/deal-list.rules';
import { dealMatcher } from '@syndication/contract/ventures/deal-search.rules';
import { DEAL_TABS, isInTab, type DealTab } from '@syndication/contract/ventures/deal-tabs.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

const isSort = (text: string | null): text is DealSort => text !== null && text in DEAL_SORTS;
const isTab = (text: string | null): text is DealTab => text !== null && text in DEAL_TABS;

/** Parameters in the address of the list. The search is called as it was when it knew names alone: addresses are kept. */
export const LIST_PARAMS = { tab: 'tab', text: 'company', sort: 'sort', page: 'page' } as const;

/** The list's state from its URL; unknown values are left out. */
export function readListParams(params: URLSearchParams) {
  const tab = params.get(LIST_PARAMS.tab);
  const sort = params.get(LIST_PARAMS.sort);
  const selection: DealSelection = Object.fromEntries(
    DEAL_FILTER_NAMES.map((name) => [name, params.getAll(name)] as const).filter(
      ([, values]) => values.length > 0,
    ),
  );
  return {
    tab: isTab(tab) ? tab : ('all' as const),
    text: params.get(LIST_PARAMS.text) ?? '',
    sort: isSort(sort) ? sort : DEFAULT_DEAL_SORT,
    selection,
  };
}

/** The deals that the list shows at an address, in its order; `search` is the part from `?` on. */
export function dealsOfSearch(deals: readonly Venture[], search: string): Venture[] {
  const { tab, text, sort, selection } = readListParams(new URLSearchParams(search));
  const isFound = dealMatcher(text);
  return deals
    .filter((deal) => isInTab(deal, tab) && isFound(deal) && matchesSelection(deal, selection))
    .sort((a, b) => compareDeals(sort, a, b));
}
