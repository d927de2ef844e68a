import * as z from 'zod/mini';

/**
 * What an association may set about texts and addresses; the browser gets it inline with the page.
 * Defaults are the specification's texts (sections 1 and 2). Nothing secret belongs here.
 */
export const publicSettingsSchema = z.object({
  associationName: z._default(z.string(), 'Angel Capital Association'),
  brand: z._default(z.string(), 'ACA Syndication'),
  supportEmail: z._default(z.string(), 'support@syndication.example'),
  requestAccessUrl: z._default(z.string(), 'https://syndication.example/request-access'),
  helpVideoUrl: z._default(z.string(), 'https://www.youtube-nocookie.com/embed/ScMzIvxBSi4'),
  vendorLine: z._default(z.string(), 'Powered by Deal Syndication Platform'),
  investorTrialLabel: z._default(z.string(), 'Free Trial (ends after 31st December, 2025)'),
  entrepreneurLabel: z._default(z.string(), 'Free For Entrepreneurs'),
  showcaseDates: z._default(
    z.string(),
    'CEO deadline October 29, 11:59 PM US Eastern; showcase November 19, noon US Eastern.',
  ),
  showcaseCriteria: z._default(
    z.string(),
    'At least $1 million revenue, an investor in the company, seeking growth equity and liquidity.',
  ),
  partnerOrigin: z._default(z.string(), ''),
  partnerProgramToken: z._default(z.string(), 'showcase'),
  feedbackAddressee: z._default(z.string(), 'feedback@syndication.example'),
});
export type PublicSettings = z.output<typeof publicSettingsSchema>;

/** Every setting at its default. */
export const DEFAULT_SETTINGS: PublicSettings = publicSettingsSchema.parse({});
