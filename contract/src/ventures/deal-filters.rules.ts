import { isChangedDeal, isClosingSoon, isNewDeal, type DealWithNews } from './deal-news.rules';
import { placeOf } from './venture-text.rules';
import { committedPercent, DAYS, QUALIFICATIONS, SECURITY_TYPES } from './ventures.rules';

/** What the filters of the deals list look at. */
export interface FilterableDeal extends DealWithNews {
  state: string | null;
  country: string | null;
  qualification: readonly string[];
  isPresenter: boolean;
  daysSinceUpdate: number;
  currentVentureRound: {
    securityType: string | null;
    committed: string | null;
    isPresenter: boolean;
    isRoundClosed: boolean;
    createdAt: string;
  } | null;
}

interface DealFilter {
  label: string;
  /** The values of a deal; a filter lets it through when one of them is chosen. */
  valuesOf: (deal: FilterableDeal) => readonly (string | false | null | undefined)[];
  /** The place of a value that has one; others follow by alphabet. */
  rankOf?: (value: string) => number;
  /** What the alphabet looks at, where that is not the value itself. */
  sortBy?: (value: string) => string;
  /** True when a value says by itself what it is about. */
  isPlain?: boolean;
}

const inOrder = (values: readonly string[]) => (value: string) =>
  values.includes(value) ? values.indexOf(value) : values.length;

const only = (value: string, has: (deal: FilterableDeal) => boolean | undefined): DealFilter => ({
  label: 'Show only',
  valuesOf: (deal) => (has(deal) ? [value] : []),
  isPlain: true,
});

/** What is news of a deal since the member's last visit, as a filter calls it. */
export const DEAL_NEWS = { new: 'New', changed: 'Changed', closing: 'Closing soon' } as const;

/** The filters of the deals list, by their names in the address. */
export const DEAL_FILTERS = {
  state: {
    label: 'Place',
    valuesOf: (deal) => [placeOf(deal)],
    // At home first; elsewhere the country comes last in the words, and counts first here.
    rankOf: (place) => (place.includes(', ') ? 1 : 0),
    sortBy: (place) => place.split(', ').reverse().join(', '),
  },
  security: {
    label: 'Security type',
    valuesOf: ({ currentVentureRound }) => [currentVentureRound?.securityType],
    rankOf: inOrder(SECURITY_TYPES),
  },
  committed: {
    label: '% committed',
    valuesOf: ({ currentVentureRound }) => [currentVentureRound?.committed],
    // Rounds may hold other levels than the form offers: the fullest come first, whoever named them.
    rankOf: (committed) => -(committedPercent(committed) ?? -1),
  },
  qualification: {
    label: 'Qualification',
    valuesOf: ({ qualification }) => qualification,
    rankOf: inOrder(QUALIFICATIONS),
    isPlain: true,
  },
  round: {
    label: 'Round',
    valuesOf: ({ currentVentureRound: round }) => [
      round && (round.isRoundClosed ? 'Closed' : 'Open'),
    ],
    rankOf: inOrder(['Open', 'Closed']),
  },
  presenter: only(
    'Presenter',
    ({ isPresenter, currentVentureRound }) => isPresenter || currentVentureRound?.isPresenter,
  ),
  updated: only(
    `Updated in ${DAYS.rowShaded} days`,
    ({ daysSinceUpdate }) => daysSinceUpdate <= DAYS.rowShaded,
  ),
  news: {
    label: 'Show only',
    valuesOf: (deal) => [
      isNewDeal(deal) && DEAL_NEWS.new,
      isChangedDeal(deal) && DEAL_NEWS.changed,
      isClosingSoon(deal, new Date()) && DEAL_NEWS.closing,
    ],
    rankOf: inOrder(Object.values(DEAL_NEWS)),
    isPlain: true,
  },
} as const satisfies Record<string, DealFilter>;
export type DealFilterName = keyof typeof DEAL_FILTERS;
export const DEAL_FILTER_NAMES = Object.keys(DEAL_FILTERS) as DealFilterName[];

const filterOf = (name: DealFilterName): DealFilter => DEAL_FILTERS[name];

/** The chosen values of each filter in use. */
export type DealSelection = Partial<Record<DealFilterName, readonly string[]>>;

/** Whether a deal passes every filter in use: one of the chosen values is enough for each. */
export function matchesSelection(deal: FilterableDeal, selection: DealSelection): boolean {
  return DEAL_FILTER_NAMES.every((name) => {
    const chosen = selection[name];
    if (!chosen?.length) return true;
    return filterOf(name)
      .valuesOf(deal)
      .some((value) => value && chosen.includes(value));
  });
}

export interface DealFilterOption {
  name: DealFilterName;
  value: string;
  /** How many of the deals have it. */
  count: number;
}

function findOptions(deals: readonly FilterableDeal[], name: DealFilterName): DealFilterOption[] {
  const { valuesOf, rankOf = () => 0, sortBy = (value) => value } = filterOf(name);
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

/** A chosen value in words that stand alone: `Place: Maine`, `Presenter`. */
export function describeFilter(name: DealFilterName, value: string): string {
  const { label, isPlain } = filterOf(name);
  return isPlain ? value : `${label}: ${value}`;
}
