import * as z from 'zod/mini';

import { required, versionSchema } from '../fields/fields.schemas';
import { AGREEMENT_MAX_LENGTH, CONSOLE_AGREEMENT_MESSAGES } from './console-agreement.rules';

/** A version of the agreement as the console lists it. */
export const agreementVersionSchema = z.object({
  number: z.int(),
  body: z.string(),
  /** Null for a draft, and for the first version, which comes with the product. */
  publishedAt: z.nullable(z.string()),
  publishedBy: z.nullable(z.string()),
  isDraft: z.boolean(),
  /** Current members who accepted it. */
  accepted: z.int(),
  /** Counts writes of a draft. */
  version: z.int(),
});
export type AgreementVersion = z.output<typeof agreementVersionSchema>;

export const consoleAgreementSchema = z.object({
  /** The newest first; a draft before all others. */
  versions: z.array(agreementVersionSchema),
  /** Members who are asked to accept the one in force. */
  members: z.int(),
});
export type ConsoleAgreement = z.output<typeof consoleAgreementSchema>;

export const agreementDraftSchema = z.object({
  body: z
    .string(required(CONSOLE_AGREEMENT_MESSAGES.body))
    .check(
      z.trim(),
      z.minLength(1, CONSOLE_AGREEMENT_MESSAGES.body),
      z.maxLength(AGREEMENT_MAX_LENGTH),
    ),
  /** The version of the draft that the change is based on; null for a new draft. */
  version: z.nullable(versionSchema),
});

/** Whether a member has accepted a version. */
export const acceptanceSchema = z.object({
  name: z.string(),
  email: z.string(),
  groups: z.array(z.string()),
  /** Null for members who have not. */
  acceptedAt: z.nullable(z.string()),
});
export type Acceptance = z.output<typeof acceptanceSchema>;
