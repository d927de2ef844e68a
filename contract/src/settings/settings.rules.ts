import {
  IDENTITY_PROVIDERS,
  type IdentityProvider,
} from '../identity-providers/identity-providers.rules';

/** What an association may set about texts and addresses; the browser gets it inline with the page. */
export interface PublicSettings {
  associationName: string;
  brand: string;
  supportEmail: string;
  /** External form for an investor account (section 2). */
  requestAccessUrl: string;
  /** Identity providers whose buttons the investor sign-in shows. */
  identityProviders: readonly IdentityProvider[];
  helpVideoUrl: string;
  vendorLine: string;
  investorTrialLabel: string;
  entrepreneurLabel: string;
  showcaseDates: string;
  /** The same dates for machines, ISO 8601 with an offset; empty when there is none or it is not known. */
  showcaseDeadlineAt: string;
  showcaseEndsAt: string;
  showcaseCriteria: string;
  /** Origin of the partner showcase program; empty when there is none. */
  partnerOrigin: string;
  partnerProgramToken: string;
  /** Sent with every showcase nomination beside the fields of section 7. */
  partnerExtraFields: Readonly<Record<string, string>>;
  /** Id of the special updates group (sections 2 and 9): its items are What's New. */
  specialUpdatesGroupId: string;
}

/** Everything of `PUBLIC_SETTINGS`: the page's settings, and what only the API needs. No secret belongs here. */
export interface Settings extends PublicSettings {
  feedbackAddressee: string;
  /** Days after which audit entries are deleted; empty: never. */
  auditKeptDays: string;
  /** Whether staff and group admins need a passkey for the console; in production by default. */
  consolePasskeys: 'yes' | 'no';
  /** IANA name of where the association is: mails about deals leave in the morning there. */
  timeZone: string;
}

/**
 * The specification's texts (sections 1 and 2), and neutral addresses. Its showcase has no year: it is that of
 * 2025, in which its trial ends.
 */
export const DEFAULT_SETTINGS: Settings = {
  associationName: 'Angel Capital Association',
  brand: 'ACA Syndication',
  supportEmail: 'support@syndication.example',
  requestAccessUrl: 'https://syndication.example/request-access',
  identityProviders: IDENTITY_PROVIDERS,
  helpVideoUrl: 'https://www.youtube-nocookie.com/embed/ScMzIvxBSi4',
  vendorLine: 'Powered by Deal Syndication Platform',
  investorTrialLabel: 'Free Trial (ends after 31st December, 2025)',
  entrepreneurLabel: 'Free For Entrepreneurs',
  showcaseDates:
    'CEO deadline October 29, 11:59 PM US Eastern; showcase November 19, noon US Eastern.',
  showcaseDeadlineAt: '2025-10-29T23:59:00-04:00',
  showcaseEndsAt: '2025-11-19T12:00:00-05:00',
  showcaseCriteria:
    'At least $1 million revenue, an investor in the company, seeking growth equity and liquidity.',
  partnerOrigin: '',
  partnerProgramToken: 'showcase',
  partnerExtraFields: {},
  specialUpdatesGroupId: '0a5d7c2e-5f0b-4f0a-9c3e-6d1f2b8a4e70',
  feedbackAddressee: 'feedback@syndication.example',
  auditKeptDays: '',
  consolePasskeys: 'no',
  timeZone: 'America/New_York',
};

/**
 * Fills in the defaults of settings that an association has not set. If it has its own text about the showcase's dates,
 * the default dates do not apply: they are of another showcase.
 */
export function completeSettings(given: Partial<Settings>): Settings {
  const hasOwnDates = given.showcaseDates !== undefined;
  return {
    ...DEFAULT_SETTINGS,
    ...(hasOwnDates && { showcaseDeadlineAt: '', showcaseEndsAt: '' }),
    ...given,
  };
}

/** The part of the settings that a page may have. */
export function publicPartOf({
  feedbackAddressee: _,
  auditKeptDays: __,
  consolePasskeys: ___,
  timeZone: ____,
  ...rest
}: Partial<Settings>) {
  return rest satisfies Partial<PublicSettings>;
}

/** How long a message that disappears by itself is shown, in milliseconds (section 9). */
export const ALERT_TIMEOUT_MS = { success: 5000, default: 3000 } as const;
