import {
  DEAL_FILTER_NAMES,
  matchesSelection,
  type DealSelection,
} from '@syndication/contract/ventures/deal-filters.rules';
import {
  compareDeals,
  companyNameMatcher,
  DEAL_SORTS,
  DEFAULT_DEAL_SORT,
  type DealSort,
} from '@syndication/contract/ventures/deal-list.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

const isSort = (text: string | null): text is DealSort => text !== null && text in DEAL_SORTS;

/** The deals that the list shows at an address, in its order; `search` is the part from `?` on. */
export function dealsOfSearch(deals: readonly Venture[], search: string): Venture[] {
  const params = new URLSearchParams(search);
  const wantedSort = params.get('sort');
  const sort = isSort(wantedSort) ? wantedSort : DEFAULT_DEAL_SORT;
  const selection: DealSelection = Object.fromEntries(
    DEAL_FILTER_NAMES.map((name) => [name, params.getAll(name)] as const).filter(
      ([, values]) => values.length > 0,
    ),
  );
  const isFound = companyNameMatcher(params.get('company') ?? '');
  return deals
    .filter((deal) => isFound(deal.companyName) && matchesSelection(deal, selection))
    .sort((a, b) => compareDeals(sort, a, b));
}
