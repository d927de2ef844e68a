import * as z from 'zod/mini';

import { searchText } from '../fields/fields.schemas';
import { AUDIT_SUBJECTS, AUDIT_TARGETS } from './console-audit.rules';

const DAY = 'This should be a date, such as 2026-11-23';
/** The calendar has no year 0. */
const HAS_YEAR = z.regex(/^(?!0000)/, DAY);
const day = z.iso.date(DAY).check(HAS_YEAR);
/** As `toISOString` writes it: the database refuses longer fractions of a second. */
const moment = z.iso.datetime({ precision: 3, error: DAY }).check(HAS_YEAR);
const dayOrMoment = z.union([day, moment], DAY);

/** The filter of the audit trail; both days are included. */
export const auditFilterSchema = z.object({
  /** Part of the name or address of who did it, or of what it was done to. */
  search: z.optional(searchText),
  /** By default everything but `account`. */
  subject: z.optional(z.enum(AUDIT_SUBJECTS)),
  from: z.optional(day),
  to: z.optional(day),
});
export type AuditFilter = z.output<typeof auditFilterSchema>;

/** The same for the API. Days are in UTC; readers in other time zones send moments. Both are included. */
export const auditQuerySchema = z.extend(auditFilterSchema, {
  from: z.optional(dayOrMoment),
  to: z.optional(dayOrMoment),
});
export type AuditBounds = z.output<typeof auditQuerySchema>;

const factsSchema = z.nullable(
  z.record(
    z.string(),
    z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]),
  ),
);

export const auditEntrySchema = z.object({
  id: z.int(),
  occurredAt: z.string(),
  action: z.string(),
  /** Null for a command, and for people who have been deleted. */
  by: z.nullable(z.object({ name: z.string(), email: z.string() })),
  /** What it was done to; without a name once it is gone. */
  target: z.nullable(
    z.object({ type: z.enum(AUDIT_TARGETS), id: z.string(), name: z.nullable(z.string()) }),
  ),
  group: z.nullable(z.string()),
  before: factsSchema,
  after: factsSchema,
  /** What else is known; addresses are shortened. */
  details: z.record(z.string(), z.string()),
});
export type AuditEntry = z.output<typeof auditEntrySchema>;
