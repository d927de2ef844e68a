import * as z from 'zod/mini';

import {
  ACCOUNT_MESSAGES,
  EMAIL_MAX_LENGTH,
  EMAIL_PATTERN,
  NAME_MAX_LENGTH,
  ROLES,
} from '../accounts/accounts.rules';
import { isMissing } from '../fields/field-messages.rules';
import { oneLine, required, versionSchema } from '../fields/fields.schemas';
import { idSchema } from '../fields/id.schemas';
import { IDENTITY_PROVIDERS } from '../identity-providers/identity-providers.rules';
import { IMPORT_MAX_ROWS, IMPORT_OUTCOMES, PEOPLE_MESSAGES } from './console-people.rules';

const name = (message: string) =>
  z.string(required(message)).check(oneLine, z.minLength(1, message), z.maxLength(NAME_MAX_LENGTH));

/** The form that names a person. */
export const personNameSchema = z.object({
  firstName: name(PEOPLE_MESSAGES.firstName),
  lastName: name(PEOPLE_MESSAGES.lastName),
});

/** What staff may change about a person. */
export const personDetailsSchema = z.object({
  firstName: name(PEOPLE_MESSAGES.firstName),
  lastName: name(PEOPLE_MESSAGES.lastName),
  angelGroupId: z.nullable(idSchema),
  version: versionSchema,
});

export const personSchema = z.object({
  memberId: idSchema,
  userId: idSchema,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  angelGroup: z.nullable(z.object({ id: idSchema, title: z.string() })),
  /** Of an admin's own groups, or of all for staff. */
  groups: z.array(z.object({ id: idSchema, title: z.string(), isAdmin: z.boolean() })),
  isStaff: z.boolean(),
  providers: z.array(z.enum(IDENTITY_PROVIDERS)),
  /** How many there are. */
  passkeys: z.int(),
  /** When the last invitation was sent, or else the account was made. */
  invitedAt: z.string(),
  /** Null for somebody who has never signed in. */
  lastSignedInAt: z.nullable(z.string()),
  isDeactivated: z.boolean(),
  version: z.int(),
});
export type Person = z.output<typeof personSchema>;

/** An address; an empty cell has its own message, as for names. */
const addressSchema = z.string(required(PEOPLE_MESSAGES.email)).check(
  oneLine,
  z.maxLength(EMAIL_MAX_LENGTH),
  z.regex(EMAIL_PATTERN, {
    error: ({ input }) => (isMissing(input) ? PEOPLE_MESSAGES.email : ACCOUNT_MESSAGES.email),
  }),
);

/** One person of a form, of pasted lines or of a file. */
export const importRowSchema = z.object({
  email: addressSchema,
  firstName: name(PEOPLE_MESSAGES.firstName),
  lastName: name(PEOPLE_MESSAGES.lastName),
});

export const peopleImportSchema = z.object({
  /** Says what would happen to each row, and writes nothing. */
  isDryRun: z.boolean(),
  fileName: z.string().check(oneLine, z.minLength(1), z.maxLength(200)),
  angelGroupId: z.nullable(idSchema),
  /** Syndication groups that all of them join, beside those of the angel group. */
  groupIds: z.array(idSchema).check(z.maxLength(100)),
  people: z.array(importRowSchema).check(z.minLength(1), z.maxLength(IMPORT_MAX_ROWS)),
});

/** An import that can still be undone. */
export const recentImportSchema = z.object({
  id: idSchema,
  fileName: z.string(),
  createdAt: z.string(),
  /** Null for a command. */
  importedBy: z.nullable(z.string()),
  /** Accounts that it made, and memberships that it added to others. */
  accounts: z.int(),
  memberships: z.int(),
});
export type RecentImport = z.output<typeof recentImportSchema>;

export const importReportSchema = z.object({
  /** In the order of the rows. */
  rows: z.array(
    z.object({
      email: z.string(),
      outcome: z.enum(IMPORT_OUTCOMES),
      /** Why it was refused. */
      reason: z.nullable(z.string()),
    }),
  ),
});
export type ImportReport = z.output<typeof importReportSchema>;

/** A member or a founder who has asked for the account to be deleted. */
export const askedDeletionSchema = z.object({
  userId: idSchema,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(ROLES),
  askedAt: z.iso.datetime(),
});
export type AskedDeletion = z.output<typeof askedDeletionSchema>;
