import * as z from 'zod/mini';

import { CHANGED_FACTS } from './deal-news.rules';

const factValueSchema = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.string()),
  z.null(),
]);

/** A change of a fact of the venture or of its current round. */
export const dealChangeSchema = z.object({
  fact: z.enum(CHANGED_FACTS),
  before: factValueSchema,
  after: factValueSchema,
  /** ISO date-time. */
  changedAt: z.string(),
});
