import * as z from 'zod/mini';

import { oneLine } from '../fields/fields.schemas';
import { idSchema } from '../fields/id.schemas';
import { CONSOLE_DEAL_MESSAGES, HIDDEN_REASON_MAX_LENGTH } from './console-deals.rules';

/** A deal as the console lists it. */
export const consoleDealSchema = z.object({
  id: idSchema,
  companyName: z.string(),
  /** Address of its entrepreneur; null for an imported deal. */
  ownerEmail: z.nullable(z.string()),
  dealLead: z.nullable(z.string()),
  /** Groups that it was nominated to. */
  groups: z.array(z.object({ id: idSchema, title: z.string() })),
  /** Whether its time on the list has not ended. */
  isFresh: z.boolean(),
  /** The last day on the list, unless its entrepreneur edits or confirms it. */
  listedUntil: z.string(),
  hiddenReason: z.nullable(z.string()),
  /** The current round; null for a profile without one. */
  round: z.nullable(
    z.object({
      name: z.string(),
      isClosed: z.boolean(),
      amountUsd: z.nullable(z.number()),
      committed: z.nullable(z.string()),
    }),
  ),
});
export type ConsoleDeal = z.output<typeof consoleDealSchema>;

/** With a reason a deal is hidden, with null it is shown again. */
export const hideDealSchema = z.object({
  reason: z.nullable(
    z
      .string()
      .check(
        oneLine,
        z.minLength(1, CONSOLE_DEAL_MESSAGES.reason),
        z.maxLength(HIDDEN_REASON_MAX_LENGTH),
      ),
  ),
});
