import { completeSettings, type Settings } from '@syndication/contract/settings/settings.rules';
import { readSettings } from '@syndication/contract/settings/settings.schemas';
import * as z from 'zod';

import { clockAheadDays } from './clock';
import {
  findIdentityProblems,
  identityShape,
  readIdentityProviders,
  type IdentityProviders,
} from './identity-settings';

const isTrue = z
  .enum(['0', '1', 'true', 'false'])
  .default('0')
  .transform((value) => value === '1' || value === 'true');

const port = z.coerce.number().int().min(1).max(65_535);

const environmentSchema = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
    HOST: z.string().default('127.0.0.1'),
    PORT: port.default(4000),
    DATA_DIR: z.string().default('.data'),
    /** Folder of the release store, for backups; without it that of `DATA_DIR`. */
    RELEASE_STORE: z.string().optional(),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must be as postgres://user:password@host/name' })
      .optional(),
    /** Origin that browsers see; links in mails and the origin check use it. */
    PUBLIC_ORIGIN: z
      .url({ protocol: /^https?$/, abort: true, error: 'must be as https://deals.example' })
      .transform((given) => new URL(given))
      .refine(({ href, origin }) => href === `${origin}/`, 'must be as https://deals.example')
      .transform(({ origin }) => origin)
      .optional(),
    /** Reverse proxies in front; the header of the last one says which client it forwards for. */
    PROXY_HOPS: z.enum(['0', '1']).default('1'),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info'),
    /** Load the demo data into an empty database. */
    DEMO_DATA: isTrue,
    CLOCK_AHEAD_DAYS: clockAheadDays.default(0),
    /** JSON: what the association has set of texts and addresses. The edge gets the same. */
    PUBLIC_SETTINGS: z
      .string()
      .optional()
      .transform((text, context) => {
        try {
          return readSettings(text);
        } catch (error) {
          context.addIssue({ code: 'custom', message: (error as Error).message });
          return z.NEVER;
        }
      }),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must be as smtps://user:password@host' })
      .optional(),
    MAIL_FROM: z.string().includes('@', 'must be an address').optional(),
    /** Stand-ins: a mailbox page with its own SMTP server, and the partner programme. */
    MAILBOX_PORT: port.optional(),
    MAILBOX_SMTP_PORT: port.optional(),
    PARTNER_PORT: port.optional(),
    /** What a machine shows to read the counts per release. */
    RELEASE_REPORTS_TOKEN: z
      .string()
      .regex(/^\S{32,200}$/, 'needs 32 to 200 characters, none of them a space')
      .optional(),
    ...identityShape,
  })
  .refine((env) => env.NODE_ENV !== 'production' || !env.DEMO_DATA, {
    path: ['DEMO_DATA'],
    message: 'demo data is never loaded in production',
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.CLOCK_AHEAD_DAYS === 0, {
    path: ['CLOCK_AHEAD_DAYS'],
    message: 'the clock is never moved in production',
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.PUBLIC_ORIGIN, {
    path: ['PUBLIC_ORIGIN'],
    message: 'is required in production',
  })
  .superRefine((env, context) => {
    const report = (setting: string, message: string) =>
      context.addIssue({ code: 'custom', path: [setting], message });
    for (const setting of ['MAILBOX_PORT', 'PARTNER_PORT', 'IDENTITY_PORT'] as const) {
      const isRefused = env.NODE_ENV === 'production' && env[setting] !== undefined;
      if (isRefused) report(setting, 'stand-ins never run in production');
    }
    for (const [setting, message] of findIdentityProblems(env)) report(setting, message);
  });

/** The environment variables that the API knows. */
export const SETTING_NAMES = Object.keys(environmentSchema.shape);

/** Earlier environment variables, and the setting of `PUBLIC_SETTINGS` that each of them is now. */
const MOVED_SETTINGS = { SUPPORT_EMAIL: 'supportEmail', FEEDBACK_ADDRESSEE: 'feedbackAddressee' };

export type Config = Omit<
  z.output<typeof environmentSchema>,
  'PUBLIC_ORIGIN' | 'PUBLIC_SETTINGS'
> & {
  PUBLIC_ORIGIN: string;
  /** What the process was given; the console's come first (modules/settings). */
  givenSettings: Partial<Settings>;
  settings: Settings;
  identityProviders: IdentityProviders;
};

/** @throws Error with one line that names every setting that is wrong */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environmentSchema.safeParse(given);
  const problems = [
    ...(result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`),
    ...Object.entries(MOVED_SETTINGS)
      .filter(([name]) => name in given)
      .map(([name, setting]) => `${name}: set "${setting}" in PUBLIC_SETTINGS instead`),
  ];
  if (!result.success || problems.length > 0) {
    throw new Error(`The settings are wrong: ${problems.join('; ')}`);
  }
  const { PUBLIC_SETTINGS, ...config } = result.data;
  const givenSettings: Partial<Settings> = {
    // Where real people are, a password alone does not run an association.
    ...(config.NODE_ENV === 'production' && { consolePasskeys: 'yes' }),
    ...PUBLIC_SETTINGS,
  };
  return {
    ...config,
    PUBLIC_ORIGIN: config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}`,
    givenSettings,
    settings: completeSettings(givenSettings),
    identityProviders: readIdentityProviders(config),
  };
}
