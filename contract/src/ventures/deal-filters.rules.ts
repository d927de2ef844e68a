import { isChangedDeal, isClosingSoon, isNewDeal, type DealWithNews } from './deal-news.rules';
import { placeOf } from './venture-text.rules';
import { DAYS } from './ventures.rules';

/** The facts that the filters of the deals list use. */
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
  /** True when a value says by itself what it is about. */
  isPlain?: boolean;
}

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
  },
  security: {
    label: 'Security type',
    valuesOf: ({ currentVentureRound }) => [currentVentureRound?.securityType],
  },
  committed: {
    label: '% committed',
    valuesOf: ({ currentVentureRound }) => [currentVentureRound?.committed],
  },
  qualification: {
    label: 'Qualification',
    valuesOf: ({ qualification }) => qualification,
    isPlain: true,
  },
  round: {
    label: 'Round',
    valuesOf: ({ currentVentureRound: round }) => [
      round && (round.isRoundClosed ? 'Closed' : 'Open'),
    ],
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
    isPlain: true,
  },
} as const satisfies Record<string, DealFilter>;
export type DealFilterName = keyof typeof DEAL_FILTERS;
export const DEAL_FILTER_NAMES = Object.keys(DEAL_FILTERS) as DealFilterName[];

/** What a filter is called, and which values a deal has for it. */
export const filterOf = (name: DealFilterName): DealFilter => DEAL_FILTERS[name];

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
