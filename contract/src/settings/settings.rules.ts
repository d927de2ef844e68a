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
  helpVideoUrl: string;
  vendorLine: string;
  investorTrialLabel: string;
  entrepreneurLabel: string;
  showcaseDates: string;
  showcaseCriteria: string;
  /** Origin of the partner showcase program; empty when there is none. */
  partnerOrigin: string;
  partnerProgramToken: string;
  feedbackAddressee: string;
}

/** The specification's texts (sections 1 and 2), and neutral addresses. */
export const DEFAULT_SETTINGS: PublicSettings = {
  associationName: 'Angel Capital Association',
  brand: 'ACA Syndication',
  supportEmail: 'support@syndication.example',
  requestAccessUrl: 'https://syndication.example/request-access',
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
  feedbackAddressee: 'feedback@syndication.example',
};
