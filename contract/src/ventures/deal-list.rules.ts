/** Sort orders of the deals list (section 2), with the texts of the selector. */
export const DEAL_SORTS = {
  'name-asc': 'Company name: A to Z',
  'name-desc': 'Company name: Z to A',
  'updated-desc': 'Updated date: newest to oldest',
  'updated-asc': 'Updated date: oldest to newest',
} as const;
export type DealSort = keyof typeof DEAL_SORTS;
export const DEFAULT_DEAL_SORT: DealSort = 'updated-desc';

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

/** Compares two deals in one of the four orders; ties go by name. */
export function compareDeals(sort: DealSort, a: SortableDeal, b: SortableDeal): number {
  switch (sort) {
    case 'name-asc':
      return byName.compare(a.companyName, b.companyName);
    case 'name-desc':
      return byName.compare(b.companyName, a.companyName);
    case 'updated-desc':
      return (
        compareText(b.confirmedAt, a.confirmedAt) || byName.compare(a.companyName, b.companyName)
      );
    case 'updated-asc':
      return (
        compareText(a.confirmedAt, b.confirmedAt) || byName.compare(a.companyName, b.companyName)
      );
  }
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Whether a company name contains the filter text, ignoring case and accents. */
export function matchesCompanyName(companyName: string, filter: string): boolean {
  return fold(companyName).includes(fold(filter.trim()));
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
