import * as z from 'zod/mini';

import { idSchema } from '../fields/id.schemas';
import { DIGEST_RHYTHMS } from '../member-deals/member-deals.rules';

const rhythm = z.enum(DIGEST_RHYTHMS);

export const rhythmInputSchema = z.object({ rhythm });

/** How often a member gets a mail about the deals of one of their groups. */
export const digestChoiceSchema = z.object({
  groupId: idSchema,
  groupTitle: z.string(),
  rhythm,
});
export type DigestChoice = z.output<typeof digestChoiceSchema>;

/** What the link of a digest stops. */
export const linkedDigestSchema = z.object({ groupTitle: z.string(), rhythm });
