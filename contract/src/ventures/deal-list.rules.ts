/** Sort orders of the deals list (section 2), with the texts of the selector. */
export const DEAL_SORTS = {
  'name-asc': 'Company name: A to Z',
  'name-desc': 'Company name: Z to A',
  'updated-desc': 'Updated date: newest to oldest',
  'updated-asc': 'Updated date: oldest to newest',
} as const;
export type DealSort = keyof typeof DEAL_SORTS;
export const DEFAULT_DEAL_SORT: DealSort = 'updated-desc';

/** The number of rows per page of the list. */
export const DEALS_PER_PAGE = 50;

export const NO_DEALS_FOUND = 'No Deals Found';
export const STALE_DEALS_NOTE =
  'Deals that have not been updated in over 60 days are removed from the list.';

/** Title of the deals list: the group name followed by Deals (section 2). */
export function dealsTitle(groupTitle: string): string {
  return `${groupTitle} Deals`;
}

interface SortableDeal {
  companyName: string;
  /** ISO date-time of the last update or confirmation. */
  confirmedAt: string;
}

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** The order of company names everywhere: ignoring case and accents, numbers as numbers. */
export const compareCompanyNames = byName.compare;

/**
 * Compares two deals in one of the four orders. Deals of the same moment stay as they came, which is by
 * name: the beginning of a list that is still arriving is then the beginning of the whole one.
 */
export function compareDeals(sort: DealSort, a: SortableDeal, b: SortableDeal): number {
  switch (sort) {
    case 'name-asc':
      return compareCompanyNames(a.companyName, b.companyName);
    case 'name-desc':
      return compareCompanyNames(b.companyName, a.companyName);
    case 'updated-desc':
      return compareText(b.confirmedAt, a.confirmedAt);
    case 'updated-asc':
      return compareText(a.confirmedAt, b.confirmedAt);
  }
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A text as searches compare it: without case and accents. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
