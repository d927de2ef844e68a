import { useSearchParams } from '@syndication/contract/host/router';
import {
  DEAL_FILTER_NAMES,
  matchesSelection,
  type DealFilterName,
} from '@syndication/contract/ventures/deal-filters.rules';
import {
  DEALS_PER_PAGE,
  DEFAULT_DEAL_SORT,
  type DealSort,
} from '@syndication/contract/ventures/deal-list.rules';
import { dealMatcher } from '@syndication/contract/ventures/deal-search.rules';
import { isInTab, type DealTab } from '@syndication/contract/ventures/deal-tabs.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';

import { LIST_PARAMS, readListParams } from '../../components/deal-data/deals-of-search';
import { useSearchText } from '../../components/use-search-text';
import { useSortedDeals } from './deal-orders';

/** The page that the URL names, or the nearest one that the list has. */
function readPage(params: URLSearchParams, pages: number): number {
  const page = Number(params.get(LIST_PARAMS.page));
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), pages) : 1;
}

function toggleParam(params: URLSearchParams, name: string, value: string) {
  const before = params.getAll(name);
  const after = before.includes(value)
    ? before.filter((chosen) => chosen !== value)
    : [...before, value];
  params.delete(name);
  for (const chosen of after) params.append(name, chosen);
}

/** A change of the list returns to its first page. */
function changeList(params: URLSearchParams, change: (params: URLSearchParams) => void) {
  params.delete(LIST_PARAMS.page);
  change(params);
  return params;
}

/** For a link: the URL's search with a change. */
const searchWith = (change: (params: URLSearchParams) => void) => (search: string) =>
  `?${changeList(new URLSearchParams(search), change)}`;

const NOTHING_KEPT: ReadonlySet<string> = new Set();

/** Deals that would leave the tab, and stay in it until it is left. */
function useKeptInTab(tab: DealTab) {
  const [kept, setKept] = useState({ tab, ids: NOTHING_KEPT });
  const keep = useCallback(
    (id: string) =>
      setKept((now) => ({ tab, ids: new Set(now.tab === tab ? now.ids : []).add(id) })),
    [tab],
  );
  if (kept.tab !== tab) setKept({ tab, ids: NOTHING_KEPT });
  return { ids: kept.tab === tab ? kept.ids : NOTHING_KEPT, keep };
}

/**
 * Tab, search, filters, sort and page of the deals list. They are in the URL, so that returning from a deal or
 * reloading shows the list as it was.
 */
export function useDealListView(deals: readonly Venture[]) {
  const [params, setParams] = useSearchParams();
  const { tab, text, sort, selection } = useMemo(() => readListParams(params), [params]);
  const { ids: keptIds, keep } = useKeptInTab(tab);
  const [filter, typeFilter] = useSearchText(text);
  const appliedFilter = useDeferredValue(filter);

  /** A choice adds a step to the history, typing does not. */
  const changeParams = (change: (current: URLSearchParams) => void, isStep = false) =>
    setParams((current) => changeList(current, change), { replace: !isStep });
  const setParam = (name: string, value: string, isStep?: boolean) =>
    changeParams((current) => (value ? current.set(name, value) : current.delete(name)), isStep);

  const sortedDeals = useSortedDeals(deals, sort);
  const shownDeals = useMemo(() => {
    const isFound = dealMatcher(appliedFilter);
    return sortedDeals.filter(
      (deal) =>
        (isInTab(deal, tab) || keptIds.has(deal.id)) &&
        isFound(deal) &&
        matchesSelection(deal, selection),
    );
  }, [sortedDeals, appliedFilter, selection, tab, keptIds]);

  const pages = Math.max(1, Math.ceil(shownDeals.length / DEALS_PER_PAGE));
  const page = readPage(params, pages);
  const pageDeals = useMemo(
    () => shownDeals.slice((page - 1) * DEALS_PER_PAGE, page * DEALS_PER_PAGE),
    [shownDeals, page],
  );
  const isFiltered = appliedFilter.trim() !== '' || Object.keys(selection).length > 0;

  return {
    /** All that pass the filters, in order. */
    shownDeals,
    /** Those of them that are on the page. */
    pageDeals,
    page,
    pages,
    setPage: (next: number) => setParam(LIST_PARAMS.page, next === 1 ? '' : String(next), true),
    tab,
    /** Names `all` too: without anything in the URL the list opens with the member's start view. */
    tabSearch: (to: DealTab) => searchWith((changed) => changed.set(LIST_PARAMS.tab, to)),
    /** Keeps a deal in the tab until the tab is left. */
    keep,
    keptIds,
    /** True while the list starts as the server sends it: no choice was made. */
    isUntouched:
      sort === DEFAULT_DEAL_SORT && tab === 'all' && !isFiltered && !params.has(LIST_PARAMS.page),
    /** Whether search or filters narrow the tab. */
    isFiltered,
    filter,
    setFilter: (text: string) => {
      typeFilter(text);
      setParam(LIST_PARAMS.text, text.trim());
    },
    selection,
    toggleSearch: (name: DealFilterName, value: string) =>
      searchWith((changed) => toggleParam(changed, name, value)),
    toggle: (name: DealFilterName, value: string) =>
      changeParams((current) => toggleParam(current, name, value), true),
    clearSelection: () =>
      changeParams((current) => DEAL_FILTER_NAMES.forEach((name) => current.delete(name)), true),
    clearAll: () => {
      typeFilter('');
      changeParams((current) =>
        [LIST_PARAMS.text, ...DEAL_FILTER_NAMES].forEach((name) => current.delete(name)),
      );
    },
    sort,
    setSort: (next: DealSort) => setParam('sort', next === DEFAULT_DEAL_SORT ? '' : next),
  };
}

export type DealListView = ReturnType<typeof useDealListView>;
