import * as z from 'zod/mini';

import { EMAIL_MAX_LENGTH, EMAIL_PATTERN } from '../accounts/accounts.rules';
import { describeIssue } from '../fields/field-messages.rules';
import { IDENTITY_PROVIDERS } from '../identity-providers/identity-providers.rules';
import type { Settings } from './settings.rules';

const isLine = z.regex(/^[^\p{Cc}]+$/u, 'must be one line of text');
/** Has a message for values that are not texts; limits have their own. */
const text = () =>
  z.string({ error: ({ code }) => (code === 'invalid_type' ? 'must be a text' : undefined) });
const line = text().check(z.maxLength(500), isLine);
const email = text().check(
  z.maxLength(EMAIL_MAX_LENGTH),
  z.regex(EMAIL_PATTERN, 'must be an email address'),
);
const isHttp = /^https?$/;
const address = z.url({ protocol: isHttp, error: 'must begin with https:// or http://' });
const empty = z.literal('');
const MOMENT = 'must be a date and time with an offset, as 2025-11-19T12:00:00-05:00, or empty';
const moment = z.iso.datetime({ offset: true, error: MOMENT });

const TIME_ZONE = 'must be the name of a time zone, as America/New_York';
function isTimeZone(name: string): boolean {
  try {
    // The name of a time zone, which the database must know too; an offset is not valid.
    return name.includes('/') && Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

/** What each setting may be. */
export const settingsShape = {
  associationName: line,
  brand: line,
  supportEmail: email,
  requestAccessUrl: address,
  identityProviders: z.array(
    z.enum(IDENTITY_PROVIDERS),
    `must be a list of ${IDENTITY_PROVIDERS.join(', ')}`,
  ),
  helpVideoUrl: address,
  vendorLine: line,
  investorTrialLabel: line,
  entrepreneurLabel: line,
  showcaseDates: line,
  showcaseDeadlineAt: z.union([empty, moment], MOMENT),
  showcaseEndsAt: z.union([empty, moment], MOMENT),
  showcaseCriteria: line,
  partnerOrigin: z.union([empty, address], 'must begin with https:// or http://, or be empty'),
  partnerProgramToken: line,
  partnerExtraFields: z.record(z.string(), z.string('must be a text'), 'must hold texts by name'),
  specialUpdatesGroupId: z.uuid('must be a UUID').check(z.toLowerCase()),
  feedbackAddressee: email,
  auditKeptDays: text().check(
    z.maxLength(4),
    z.regex(/^(|9\d|[1-9]\d{2,3})$/, 'must be a number of days from 90 to 9999, or empty'),
  ),
  consolePasskeys: z.enum(['yes', 'no'], 'must be yes or no'),
  timeZone: text().check(z.maxLength(60), z.refine(isTimeZone, TIME_ZONE)),
} satisfies Record<keyof Settings, z.ZodMiniType>;

/** `PUBLIC_SETTINGS`: any of them, and nothing else. */
export const settingsSchema = z.partial(
  z.strictObject(settingsShape, 'must be an object of settings'),
);

const {
  feedbackAddressee: _,
  auditKeptDays: __,
  consolePasskeys: ___,
  timeZone: ____,
  ...publicShape
} = settingsShape;

/** The part that pages have. */
export const publicSettingsSchema = z.object(publicShape);

interface Issue {
  code: string;
  path: PropertyKey[];
  message: string;
  keys?: string[];
}

const describe = ({ code, path, message, keys = [] }: Issue): string =>
  code === 'unrecognized_keys'
    ? `there is no setting ${keys.join(', ')}`
    : [path.join('.'), message].filter(Boolean).join(' ');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('must be JSON');
  }
}

/**
 * Reads what an association has set; empty is nothing.
 * @throws Error with one line about everything that is wrong
 */
export function readSettings(text: string | undefined): Partial<Settings> {
  if (!text?.trim()) return {};
  const result = settingsSchema.safeParse(parseJson(text), { error: describeIssue });
  if (!result.success) throw new Error(result.error.issues.map(describe).join('; '));
  return result.data as Partial<Settings>;
}
