import * as z from 'zod/mini';

import { linkTokenSchema } from '../accounts/accounts.schemas';
import { idSchema } from '../fields/id.schemas';
import { roundInputSchema } from '../ventures/ventures.schemas';
import { UPDATE_LINK_STATES } from './update-links.rules';

export const updateTokenSchema = z.object({ token: linkTokenSchema });

/** Whose profile a link is about, its current state, and what can be answered. */
export const updateLinkSchema = z.object({
  state: z.enum(UPDATE_LINK_STATES),
  companyName: z.string(),
  ventureId: idSchema,
  /** Who keeps the profile. */
  ownerName: z.string(),
  /** When the answer was given; null before. */
  usedAt: z.nullable(z.string()),
  confirmedAt: z.string(),
  updatedAt: z.string(),
  daysSinceUpdate: z.number(),
  /** The current round; null when its terms cannot be changed any more. */
  round: z.nullable(
    z.object({ amount: z.nullable(z.number()), committed: z.nullable(z.string()) }),
  ),
});
export type UpdateLink = z.output<typeof updateLinkSchema>;

/** The two terms of a round that change while it is open. */
export const roundProgressSchema = z.object({
  amount: roundInputSchema.shape.amount,
  committed: roundInputSchema.shape.committed,
});

export type RoundProgress = z.output<typeof roundProgressSchema>;

export const linkedRoundSchema = z.extend(updateTokenSchema, roundProgressSchema.shape);
