import * as z from 'zod/mini';

import { defineEndpoint } from '../http/endpoint';
import { auditEntrySchema, auditQuerySchema } from './console-audit.schemas';

export const getAuditTrail = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/console/audit',
  access: 'console',
  summary: 'Who did what, the latest first; what concerns the own groups for admins of groups',
  query: z.extend(auditQuerySchema, {
    /** Only entries that are older than this one. */
    before: z.optional(
      z.string().check(z.maxLength(9), z.regex(/^\d+$/, 'This must be a whole number')),
    ),
  }),
  response: z.object({ entries: z.array(auditEntrySchema), hasMore: z.boolean() }),
});

/** A write, because the trail records who exported it. */
export const exportAuditTrail = defineEndpoint({
  method: 'POST',
  base: '/api/v1',
  path: '/console/audit/exports',
  access: 'staff',
  summary: 'All entries that a filter finds, for a file',
  body: auditQuerySchema,
  response: z.object({ entries: z.array(auditEntrySchema), hasMore: z.boolean() }),
});
