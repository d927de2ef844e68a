/** Special interest qualifications (section 3). */
export const QUALIFICATIONS = [
  'LGBTQ co-founder(s)',
  'People of color co-founder(s)',
  'Veteran co-founder(s)',
  'Women co-founder(s)',
  'Impact investment',
] as const;
export type Qualification = (typeof QUALIFICATIONS)[number];

/** Security types (section 3). `Other` needs a reason. */
export const SECURITY_TYPES = ['Priced round', 'Convertible note', 'SAFE', 'Other'] as const;
export type SecurityType = (typeof SECURITY_TYPES)[number];

/** % committed as the form offers it (section 3). Stored rounds may hold other values. */
export const COMMITTED_LEVELS = [
  'Over subscribing (100%)',
  'At least (75%)',
  'At least (50%)',
  'Less than half',
  'Starting (0%)',
] as const;

/** Whether a venture is on a list: `active`, or `removed` when its days there are over, staff hid it, or it is in no group. */
export const DEAL_STATUSES = ['active', 'removed'] as const;

export const LINK_MAX_LENGTH = 2048;

/** Day counts of sections 1 and 9; days are whole UTC days. */
export const DAYS = {
  rowShaded: 14,
  updatePrompt: 30,
  listed: 60,
  profileMaximum: 90,
  roundLife: 120,
} as const;

/** Days since the last update or confirmation on which its owner is reminded by mail. */
export const REMINDER_DAYS = [14, 28, 45, 55, 59] as const;
export type ReminderDay = (typeof REMINDER_DAYS)[number];

/** The reminder that the deal lead is mailed about too. */
export const LEAD_REMINDER_DAY: ReminderDay = 55;

/** Characters of a description that a deal row shows (section 9). */
export const DEAL_DESCRIPTION_LENGTH = 155;

/** The detail page shows the deal lead's email only when it is longer than this (section 2). */
export const DEAL_LEAD_EMAIL_SHOWN_ABOVE_LENGTH = 10;

export const DEFAULT_COUNTRY = 'US';

/**
 * The share of a round that is committed, 0 to 100, for the meter; null when the text names none.
 * 'Less than half' has no figure of its own and is drawn at a quarter.
 */
export function committedPercent(committed: string | null | undefined): number | null {
  if (!committed) return null;
  const figure = /(\d+(?:\.\d+)?)\s*%/.exec(committed);
  if (figure) return Math.min(100, Number(figure[1]));
  return committed === 'Less than half' ? 25 : null;
}

/** True when the company's country is the United States, by code or by name. */
export function isUnitedStates(country: string | null | undefined): boolean {
  return country === 'US' || country === 'United States';
}

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/**
 * The address to link to, or null when the text is not an http(s) address.
 * A website without a scheme is read as https.
 */
export function toSafeHref(link: string | null | undefined): string | null {
  const text = link?.trim();
  if (!text) return null;
  const hasPort = /^[\w.-]+:\d+([/?#]|$)/.test(text);
  try {
    const url = new URL(SCHEME.test(text) && !hasPort ? text : `https://${text}`);
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    return isWeb && url.hostname.includes('.') ? url.href : null;
  } catch {
    return null;
  }
}

/** Whether a link can be stored: http(s), and said so (section 5); blanks in its host are read by some browsers only. */
export function isHttpLink(link: string): boolean {
  return /^https?:\/\/[^\s/?#]+([/?#]|$)/i.test(link) && toSafeHref(link) !== null;
}

/** The text before the limit with an ellipsis, cut at code points, unchanged when it fits. */
export function truncate(text: string, maxLength: number): string {
  const points = Array.from(text);
  return points.length <= maxLength ? text : `${points.slice(0, maxLength).join('').trimEnd()}…`;
}

/**
 * `$500,000`: US dollars without decimals (section 9). By hand, since opening `Intl.NumberFormat` takes
 * a phone some 60 ms, before the first deal can be drawn.
 */
export function formatUsd(amountUsd: number): string {
  return `$${Math.round(amountUsd)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',')}`;
}

/** Lead addresses were once stored with pipes; mail links must not carry them (section 2). */
export function toMailAddress(email: string): string {
  return email.replaceAll('|', '').trim();
}
