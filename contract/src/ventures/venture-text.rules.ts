import { countryName } from './country-name.rules';
import {
  LINKS_IN_ROW,
  readLinks,
  shortName,
  type LinkName,
  type NamedLink,
} from './fact-lists.rules';
import { DAYS, toMailAddress } from './ventures.rules';

/** `Massachusetts`, or `Vestland, Norway` outside the United States. */
export function placeOf({
  state,
  country,
}: {
  state: string | null;
  country: string | null;
}): string {
  const isForeign = country && country !== 'US';
  return [state, isForeign && countryName(country)].filter(Boolean).join(', ');
}

/** Days since the entrepreneur last updated the profile: `Last updated 3 days ago`. */
export function freshness(daysSinceUpdate: number): string {
  if (daysSinceUpdate <= 0) return 'Last updated today';
  const days = daysSinceUpdate === 1 ? '1 day' : `${daysSinceUpdate} days`;
  return `Last updated ${days} ago`;
}

/** When it leaves the list unless its entrepreneur edits or confirms it: `leaves the list tomorrow`. */
export function leavingText(daysLeft: number): string {
  if (daysLeft <= 0) return 'leaves the list today';
  return daysLeft === 1 ? 'leaves the list tomorrow' : `leaves the list in ${daysLeft} days`;
}

export function isStale({ daysSinceUpdate }: { daysSinceUpdate: number }): boolean {
  return daysSinceUpdate > DAYS.rowShaded;
}

/** The kind of security; for Other, what it is. */
export function securityOf({
  securityType,
  other,
}: {
  securityType: string | null;
  other: string | null;
}): string | null {
  return securityType === 'Other' && other ? `Other: ${other}` : securityType;
}

const encodeAddress = (email: string) =>
  encodeURIComponent(toMailAddress(email)).replace('%40', '@');

/** A mail to the CEO with the deal lead copied (section 2). */
export function ceoMailLink({
  emailAddress,
  dealLeadEmail,
}: {
  emailAddress: string | null;
  dealLeadEmail: string | null;
}): string | null {
  if (!emailAddress) return null;
  const copy = dealLeadEmail ? `?cc=${encodeAddress(dealLeadEmail)}` : '';
  return `mailto:${encodeAddress(emailAddress)}${copy}`;
}

export function leadMailLink(dealLeadEmail: string): string {
  return `mailto:${encodeAddress(dealLeadEmail)}`;
}

/** The links of a row, in their order, without those that are absent or lead elsewhere than the web. */
export const documentsOf = (deal: Readonly<Record<LinkName, string | null>>): NamedLink[] =>
  readLinks(deal, LINKS_IN_ROW, shortName);
