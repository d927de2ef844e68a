import {
  DEAL_FILTER_NAMES,
  matchesSelection,
  type DealFilterName,
  type DealSelection,
} from '@syndication/contract/ventures/deal-filters.rules';
import {
  companyNameMatcher,
  DEALS_PER_PAGE,
  DEAL_SORTS,
  DEFAULT_DEAL_SORT,
  type DealSort,
} from '@syndication/contract/ventures/deal-list.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from '@syndication/contract/host/router';

import { useSortedDeals } from './deal-orders';

const isSort = (text: string | null): text is DealSort => text !== null && text in DEAL_SORTS;

function readSelection(params: URLSearchParams): DealSelection {
  return Object.fromEntries(
    DEAL_FILTER_NAMES.map((name) => [name, params.getAll(name)] as const).filter(
      ([, values]) => values.length > 0,
    ),
  );
}

const PAGE_PARAM = 'page';

/** The page that an address names, where the list has it; else the nearest one. */
function readPage(params: URLSearchParams, pages: number): number {
  const page = Number(params.get(PAGE_PARAM));
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), pages) : 1;
}

/**
 * Filters, sort and page of the deals list. They stand in the address, so that coming back from a deal
 * or reloading finds the list as it was left.
 */
export function useDealListView(deals: readonly Venture[]) {
  const [params, setParams] = useSearchParams();
  const wantedSort = params.get('sort');
  const sort = isSort(wantedSort) ? wantedSort : DEFAULT_DEAL_SORT;
  // The router updates in a transition, too late for a field that is being typed into.
  const [filter, setFilterText] = useState(params.get('company') ?? '');
  const appliedFilter = useDeferredValue(filter);

  const selection = useMemo(() => readSelection(params), [params]);

  /** What changes the list begins it anew; what is chosen once is one step back, typing is none. */
  function changeParams(
    change: (current: URLSearchParams) => void,
    { isStep = false }: { isStep?: boolean } = {},
  ) {
    setParams(
      (current) => {
        current.delete(PAGE_PARAM);
        change(current);
        return current;
      },
      { replace: !isStep, preventScrollReset: true },
    );
  }

  function setParam(name: string, value: string, isStep = false) {
    changeParams(
      (current) => {
        if (value) current.set(name, value);
        else current.delete(name);
      },
      { isStep },
    );
  }

  const sortedDeals = useSortedDeals(deals, sort);
  const shownDeals = useMemo(() => {
    const isNamed = companyNameMatcher(appliedFilter);
    return sortedDeals.filter(
      (deal) => isNamed(deal.companyName) && matchesSelection(deal, selection),
    );
  }, [sortedDeals, appliedFilter, selection]);

  const pages = Math.max(1, Math.ceil(shownDeals.length / DEALS_PER_PAGE));
  const page = readPage(params, pages);
  const pageDeals = useMemo(
    () => shownDeals.slice((page - 1) * DEALS_PER_PAGE, page * DEALS_PER_PAGE),
    [shownDeals, page],
  );

  return {
    /** All that pass the filters, in order. */
    shownDeals,
    /** Those of them that stand on the page. */
    pageDeals,
    page,
    pages,
    setPage: (next: number) => setParam(PAGE_PARAM, next === 1 ? '' : String(next), true),
    /** True while the list begins as the server sends it. */
    isUntouched:
      sort === DEFAULT_DEAL_SORT &&
      appliedFilter.trim() === '' &&
      Object.keys(selection).length === 0 &&
      !params.has(PAGE_PARAM),
    filter,
    setFilter: (text: string) => {
      setFilterText(text);
      setParam('company', text.trim());
    },
    selection,
    toggle: (name: DealFilterName, value: string) =>
      changeParams(
        (current) => {
          const before = current.getAll(name);
          const after = before.includes(value)
            ? before.filter((chosen) => chosen !== value)
            : [...before, value];
          current.delete(name);
          for (const chosen of after) current.append(name, chosen);
        },
        { isStep: true },
      ),
    clearSelection: () =>
      changeParams((current) => DEAL_FILTER_NAMES.forEach((name) => current.delete(name)), {
        isStep: true,
      }),
    clearAll: () => {
      setFilterText('');
      changeParams((current) =>
        ['company', ...DEAL_FILTER_NAMES].forEach((name) => current.delete(name)),
      );
    },
    sort,
    setSort: (next: DealSort) => setParam('sort', next === DEFAULT_DEAL_SORT ? '' : next),
  };
}
