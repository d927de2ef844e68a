import { countryName } from '@syndication/contract/ventures/country-name.rules';
import { DAYS, toMailAddress, toSafeHref } from '@syndication/contract/ventures/ventures.rules';
import type { Venture, VentureRound } from '@syndication/contract/ventures/ventures.schemas';

/** `Massachusetts`, or `Vestland, Norway` outside the United States. */
export function placeOf({ state, country }: Pick<Venture, 'state' | 'country'>): string {
  const isForeign = country && country !== 'US';
  return [state, isForeign && countryName(country)].filter(Boolean).join(', ');
}

/** Days since the entrepreneur last updated the profile: `Last updated 3 days ago`. */
export function freshness(daysSinceUpdate: number): string {
  if (daysSinceUpdate <= 0) return 'Last updated today';
  const days = daysSinceUpdate === 1 ? '1 day' : `${daysSinceUpdate} days`;
  return `Last updated ${days} ago`;
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * The UTC day of a vote: `Nov 3, 2026`. By hand, as the amounts: opening `Intl.DateTimeFormat` would hold up
 * the first deal.
 */
export function formatVoteDay(votedAt: string): string {
  const day = new Date(votedAt);
  return `${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}

export function isStale({ daysSinceUpdate }: Pick<Venture, 'daysSinceUpdate'>): boolean {
  return daysSinceUpdate > DAYS.rowShaded;
}

/** The kind of security; for Other, what it is. */
export function securityOf({ securityType, other }: VentureRound): string | null {
  return securityType === 'Other' && other ? `Other: ${other}` : securityType;
}

const encodeAddress = (email: string) =>
  encodeURIComponent(toMailAddress(email)).replace('%40', '@');

/** A mail to the CEO with the deal lead copied (section 2). */
export function ceoMailLink({
  emailAddress,
  dealLeadEmail,
}: Pick<Venture, 'emailAddress' | 'dealLeadEmail'>): string | null {
  if (!emailAddress) return null;
  const copy = dealLeadEmail ? `?cc=${encodeAddress(dealLeadEmail)}` : '';
  return `mailto:${encodeAddress(emailAddress)}${copy}`;
}

export function leadMailLink(dealLeadEmail: string): string {
  return `mailto:${encodeAddress(dealLeadEmail)}`;
}

export interface DealDocument {
  label: string;
  href: string;
}

/** The links of a row, in their order, without those that are absent or lead elsewhere than the web. */
export function documentsOf(deal: Venture): DealDocument[] {
  const links: [string, string | null][] = [
    ['Slides', deal.slideDeckLink],
    ['Video', deal.pitchVideoLink],
    ['Ex.Summary', deal.executiveSummaryLink],
    ['Gust', deal.gustProfileLink],
    ['Dealum', deal.dealumProfileLink],
  ];
  return links.flatMap(([label, link]) => {
    const href = toSafeHref(link);
    return href ? [{ label, href }] : [];
  });
}
