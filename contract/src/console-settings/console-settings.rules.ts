import type { Settings } from '../settings/settings.rules';

/** The settings of the console: texts and dates. Settings of the deployment stay in `PUBLIC_SETTINGS`. */
export const CONSOLE_SETTINGS = [
  'associationName',
  'brand',
  'supportEmail',
  'feedbackAddressee',
  'requestAccessUrl',
  'helpVideoUrl',
  'vendorLine',
  'investorTrialLabel',
  'entrepreneurLabel',
  'showcaseDates',
  'showcaseDeadlineAt',
  'showcaseEndsAt',
  'showcaseCriteria',
  'partnerOrigin',
  'partnerProgramToken',
  'specialUpdatesGroupId',
  'auditKeptDays',
  'consolePasskeys',
  'timeZone',
] as const satisfies readonly (keyof Settings)[];
export type ConsoleSetting = (typeof CONSOLE_SETTINGS)[number];

/** What the console calls them, in the form and in the audit trail. */
export const SETTING_LABELS: Readonly<Record<ConsoleSetting, string>> = {
  associationName: 'Association',
  brand: 'Brand',
  supportEmail: 'Support address',
  feedbackAddressee: 'Feedback goes to',
  requestAccessUrl: 'Form to request an investor account',
  helpVideoUrl: 'Help video',
  vendorLine: 'Vendor line',
  investorTrialLabel: 'Label for investors',
  entrepreneurLabel: 'Label for entrepreneurs',
  showcaseDates: 'Showcase dates in words',
  showcaseDeadlineAt: 'Showcase deadline',
  showcaseEndsAt: 'Showcase end',
  showcaseCriteria: 'Showcase criteria',
  partnerOrigin: 'Partner’s address',
  partnerProgramToken: 'Program token',
  specialUpdatesGroupId: 'Id of the special updates group',
  auditKeptDays: 'Days to keep audit entries',
  consolePasskeys: 'Passkeys for the console',
  timeZone: 'Time zone',
};
