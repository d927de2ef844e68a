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
