import {
  DEAL_FILTER_NAMES,
  DEAL_NEWS,
  filterOf,
  type DealFilterName,
  type FilterableDeal,
} from './deal-filters.rules';
import { committedPercent, QUALIFICATIONS, SECURITY_TYPES } from './ventures.rules';

/** In which order the values of a filter are offered. */
interface OptionOrder {
  /** The place of a value that has one; others follow by alphabet. */
  rankOf?: (value: string) => number;
  /** The sort key, where that is not the value itself. */
  sortBy?: (value: string) => string;
}

const inOrder = (values: readonly string[]) => (value: string) =>
  values.includes(value) ? values.indexOf(value) : values.length;

const ORDERS: Record<DealFilterName, OptionOrder> = {
  state: {
    // US states first; other places by country, which comes last in their text.
    rankOf: (place) => (place.includes(', ') ? 1 : 0),
    sortBy: (place) => place.split(', ').reverse().join(', '),
  },
  security: { rankOf: inOrder(SECURITY_TYPES) },
  // Rounds may hold other levels than the form offers: the fullest come first.
  committed: { rankOf: (committed) => -(committedPercent(committed) ?? -1) },
  qualification: { rankOf: inOrder(QUALIFICATIONS) },
  round: { rankOf: inOrder(['Open', 'Closed']) },
  presenter: {},
  updated: {},
  news: { rankOf: inOrder(Object.values(DEAL_NEWS)) },
};

export interface DealFilterOption {
  name: DealFilterName;
  value: string;
  /** How many of the deals have it. */
  count: number;
}

function findOptions(deals: readonly FilterableDeal[], name: DealFilterName): DealFilterOption[] {
  const { valuesOf } = filterOf(name);
  const { rankOf = () => 0, sortBy = (value) => value } = ORDERS[name];
  const counts = new Map<string, number>();
  for (const value of deals.flatMap(valuesOf)) {
    if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .map(([value, count]) => ({ name, value, count }))
    .sort(
      (a, b) =>
        rankOf(a.value) - rankOf(b.value) || sortBy(a.value).localeCompare(sortBy(b.value), 'en'),
    );
}

/** The values that occur in these deals, by the label of their filter. */
export function findFilterOptions(
  deals: readonly FilterableDeal[],
): ReadonlyMap<string, readonly DealFilterOption[]> {
  const byLabel = new Map<string, DealFilterOption[]>();
  for (const name of DEAL_FILTER_NAMES) {
    const { label } = filterOf(name);
    const options = findOptions(deals, name);
    if (options.length > 0) byLabel.set(label, [...(byLabel.get(label) ?? []), ...options]);
  }
  return byLabel;
}

/** A chosen value, readable on its own: `Place: Maine`, `Presenter`. */
export function describeFilter(name: DealFilterName, value: string): string {
  const { label, isPlain } = filterOf(name);
  return isPlain ? value : `${label}: ${value}`;
}
