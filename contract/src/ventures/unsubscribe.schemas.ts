import * as z from 'zod/mini';

import { ACROSS_FIELDS, seenLines } from '../fields/fields.schemas';
import { REQUIRED_MESSAGE } from '../fields/field-messages.rules';
import { idSchema } from '../fields/id.schemas';
import {
  REASON_WITH_COMMENT,
  UNSUBSCRIBE_COMMENT_MAX_LENGTH,
  UNSUBSCRIBE_REASONS,
} from './unsubscribe.rules';

/** Unsubscribe payload (section 3); `reasonDescription` is null unless the third reason is chosen. */
export const unsubscribeSchema = z
  .object({
    ventureId: idSchema,
    reason: z.enum(UNSUBSCRIBE_REASONS),
    reasonDescription: z.nullable(
      z.string().check(seenLines, z.maxLength(UNSUBSCRIBE_COMMENT_MAX_LENGTH)),
    ),
  })
  .check(
    z.refine(
      ({ reason, reasonDescription }) =>
        reason !== REASON_WITH_COMMENT || Boolean(reasonDescription),
      { path: ['reasonDescription'], message: REQUIRED_MESSAGE, ...ACROSS_FIELDS },
    ),
  );

/** Reminders by mail to update a profile. */
export const remindersSchema = z.object({
  ventureId: idSchema,
  /** False after an unsubscription. */
  isOn: z.boolean(),
});
export type Reminders = z.output<typeof remindersSchema>;
