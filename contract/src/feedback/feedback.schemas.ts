import * as z from 'zod/mini';

import { emailSchema } from '../accounts/accounts.schemas';

export const FEEDBACK_BODY_MAX_LENGTH = 5000;
const short = z.string().check(z.trim(), z.maxLength(200));

/** Feedback post (section 3). */
export const feedbackSchema = z.object({
  name: short,
  email: emailSchema,
  subject: short,
  body: z
    .string('This is required')
    .check(z.trim(), z.minLength(1, 'This is required'), z.maxLength(FEEDBACK_BODY_MAX_LENGTH)),
});
