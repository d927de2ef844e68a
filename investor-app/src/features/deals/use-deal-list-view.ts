import {
  DEAL_FILTER_NAMES,
  matchesSelection,
  type DealFilterName,
  type DealSelection,
} from '@syndication/contract/ventures/deal-filters.rules';
import {
  companyNameMatcher,
  compareDeals,
  DEAL_SORTS,
  DEFAULT_DEAL_SORT,
  type DealSort,
} from '@syndication/contract/ventures/deal-list.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from '@syndication/contract/host/router';

const isSort = (text: string | null): text is DealSort => text !== null && text in DEAL_SORTS;

function readSelection(params: URLSearchParams): DealSelection {
  return Object.fromEntries(
    DEAL_FILTER_NAMES.map((name) => [name, params.getAll(name)] as const).filter(
      ([, values]) => values.length > 0,
    ),
  );
}

/**
 * Filters and sort of the deals list. They stand in the address, so that coming back from a deal or
 * reloading finds the list as it was left.
 */
export function useDealListView(deals: readonly Venture[]) {
  const [params, setParams] = useSearchParams();
  const wantedSort = params.get('sort');
  const sort = isSort(wantedSort) ? wantedSort : DEFAULT_DEAL_SORT;
  // The router updates in a transition, too late for a field that is being typed into.
  const [filter, setFilterText] = useState(params.get('company') ?? '');
  const appliedFilter = useDeferredValue(filter);

  const selection = useMemo(() => readSelection(params), [params]);

  function changeParams(change: (current: URLSearchParams) => void) {
    setParams(
      (current) => {
        change(current);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  function setParam(name: string, value: string) {
    changeParams((current) => {
      if (value) current.set(name, value);
      else current.delete(name);
    });
  }

  const shownDeals = useMemo(() => {
    const isNamed = companyNameMatcher(appliedFilter);
    return deals
      .filter((deal) => isNamed(deal.companyName) && matchesSelection(deal, selection))
      .sort((a, b) => compareDeals(sort, a, b));
  }, [deals, appliedFilter, selection, sort]);

  return {
    shownDeals,
    filter,
    setFilter: (text: string) => {
      setFilterText(text);
      setParam('company', text.trim());
    },
    selection,
    toggle: (name: DealFilterName, value: string) =>
      changeParams((current) => {
        const before = current.getAll(name);
        const after = before.includes(value)
          ? before.filter((chosen) => chosen !== value)
          : [...before, value];
        current.delete(name);
        for (const chosen of after) current.append(name, chosen);
      }),
    clearSelection: () =>
      changeParams((current) => DEAL_FILTER_NAMES.forEach((name) => current.delete(name))),
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
