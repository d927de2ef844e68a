import { useSearchParams } from '@syndication/contract/host/router';
import {
  comparePredictions,
  DEFAULT_PREDICTION_SORT,
  PREDICTION_SORTS,
  type PredictionSort,
} from '@syndication/contract/predictions/predictions.rules';
import type { DealPredictions } from '@syndication/contract/predictions/predictions.schemas';
import { DEALS_PER_PAGE } from '@syndication/contract/ventures/deal-list.rules';
import { useMemo } from 'react';

const isSort = (text: string | null): text is PredictionSort =>
  text !== null && Object.hasOwn(PREDICTION_SORTS, text);

/** Order and page of the predictions list, kept in the address. */
export function usePredictionListView(deals: readonly DealPredictions[]) {
  const [params, setParams] = useSearchParams();
  const wantedSort = params.get('sort');
  const sort = isSort(wantedSort) ? wantedSort : DEFAULT_PREDICTION_SORT;
  const pages = Math.max(1, Math.ceil(deals.length / DEALS_PER_PAGE));
  const wantedPage = Number(params.get('page'));
  const page = Number.isInteger(wantedPage) ? Math.min(pages, Math.max(1, wantedPage)) : 1;

  const sorted = useMemo(
    () => [...deals].sort((a, b) => comparePredictions(sort, a, b)),
    [deals, sort],
  );

  function change(values: Record<string, string | null>) {
    setParams(
      (current) => {
        for (const [name, value] of Object.entries(values)) {
          if (value === null) current.delete(name);
          else current.set(name, value);
        }
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return {
    /** All of them, in order. */
    sorted,
    shown: sorted.slice((page - 1) * DEALS_PER_PAGE, page * DEALS_PER_PAGE),
    sort,
    setSort: (next: PredictionSort) =>
      change({ sort: next === DEFAULT_PREDICTION_SORT ? null : next, page: null }),
    page,
    pages,
    setPage: (next: number) => change({ page: next === 1 ? null : String(next) }),
  };
}
