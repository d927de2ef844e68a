import * as z from 'zod/mini';

import { ACCOUNT_MESSAGES, EMAIL_MAX_LENGTH, EMAIL_PATTERN } from '../accounts/accounts.rules';
import { oneLine, seenLines } from '../fields/fields.schemas';

export const FEEDBACK_BODY_MAX_LENGTH = 5000;
const FEEDBACK_LINE_MAX_LENGTH = 200;

const optionalLine = z._default(
  z.string().check(oneLine, z.maxLength(FEEDBACK_LINE_MAX_LENGTH)),
  '',
);

/** Feedback post (section 3); only the body is required (section 5). */
export const feedbackSchema = z.object({
  name: optionalLine,
  /** Where an answer goes; empty for feedback that wants none. */
  email: z._default(
    z.string().check(
      oneLine,
      z.maxLength(EMAIL_MAX_LENGTH),
      z.refine((email) => email === '' || EMAIL_PATTERN.test(email), ACCOUNT_MESSAGES.email),
    ),
    '',
  ),
  subject: optionalLine,
  body: z.string().check(seenLines, z.minLength(1), z.maxLength(FEEDBACK_BODY_MAX_LENGTH)),
});
