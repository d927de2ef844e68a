import {
  IDENTITY_PROVIDERS,
  type IdentityProvider,
} from '../identity-providers/identity-providers.rules';

/**
 * What an association may set about texts and addresses; the browser gets it inline with the page.
 * Nothing secret belongs here.
 */
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
  showcaseCriteria: string;
  /** Origin of the partner showcase program; empty when there is none. */
  partnerOrigin: string;
  partnerProgramToken: string;
  /** Sent with every showcase nomination beside the fields of section 7. */
  partnerExtraFields: Readonly<Record<string, string>>;
  feedbackAddressee: string;
}

/** The specification's texts (sections 1 and 2), and neutral addresses. */
export const DEFAULT_SETTINGS: PublicSettings = {
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
  showcaseCriteria:
    'At least $1 million revenue, an investor in the company, seeking growth equity and liquidity.',
  partnerOrigin: '',
  partnerProgramToken: 'showcase',
  partnerExtraFields: {},
  feedbackAddressee: 'feedback@syndication.example',
};

/** How long a message stays that leaves by itself, in milliseconds (section 9). */
export const ALERT_TIMEOUT_MS = { success: 5000, default: 3000 } as const;
