import {
  compareDeals,
  DEAL_SORTS,
  DEFAULT_DEAL_SORT,
  matchesCompanyName,
  type DealSort,
} from '@syndication/contract/ventures/deal-list.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from '@syndication/contract/host/router';

const isSort = (text: string | null): text is DealSort => text !== null && text in DEAL_SORTS;

/**
 * Filter and sort of the deals list. They stand in the address, so that coming back from a deal or
 * reloading finds the list as it was left.
 */
export function useDealListView(deals: readonly Venture[]) {
  const [params, setParams] = useSearchParams();
  const wantedSort = params.get('sort');
  const sort = isSort(wantedSort) ? wantedSort : DEFAULT_DEAL_SORT;
  // The router updates in a transition, too late for a field that is being typed into.
  const [filter, setFilterText] = useState(params.get('company') ?? '');
  const appliedFilter = useDeferredValue(filter);

  function setParam(name: string, value: string) {
    setParams(
      (current) => {
        if (value) current.set(name, value);
        else current.delete(name);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  const shownDeals = useMemo(
    () =>
      deals
        .filter(({ companyName }) => matchesCompanyName(companyName, appliedFilter))
        .sort((a, b) => compareDeals(sort, a, b)),
    [deals, appliedFilter, sort],
  );

  return {
    shownDeals,
    filter,
    setFilter: (text: string) => {
      setFilterText(text);
      setParam('company', text.trim());
    },
    sort,
    setSort: (next: DealSort) => setParam('sort', next === DEFAULT_DEAL_SORT ? '' : next),
  };
}
