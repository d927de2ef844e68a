import * as z from 'zod/mini';

import { EMAIL_MAX_LENGTH, EMAIL_PATTERN } from '../accounts/accounts.rules';
import {
  findDuplicateEmails,
  NOMINATION_MAX_EMAILS,
  NOMINATION_MESSAGES as TEXT,
} from './nominations.rules';

export const nominatedEmailSchema = z
  .string(TEXT.emailRequired)
  .check(
    z.trim(),
    z.minLength(1, TEXT.emailRequired),
    z.maxLength(EMAIL_MAX_LENGTH, TEXT.email),
    z.regex(EMAIL_PATTERN, TEXT.email),
  );

/** Body of the syndication nomination (section 7). */
export const dealNominationSchema = z.object({
  memberId: z.uuid(),
  data: z
    .array(
      z.object({
        email: nominatedEmailSchema,
        syndicationGroupIds: z
          .array(z.uuid())
          .check(z.minLength(1, TEXT.atLeastOneGroup), z.maxLength(100)),
      }),
    )
    .check(
      z.minLength(1, TEXT.atLeastOneEmail),
      z.maxLength(NOMINATION_MAX_EMAILS),
      z.refine(
        (entries) => findDuplicateEmails(entries.map((entry) => entry.email)).length === 0,
        TEXT.duplicate,
      ),
    ),
});

/** Body of the partner showcase nomination; the settings' common extra fields stand beside these (section 7). */
export const showcaseNominationSchema = z.looseObject({
  email: z
    .array(nominatedEmailSchema)
    .check(z.minLength(1, TEXT.atLeastOneEmail), z.maxLength(NOMINATION_MAX_EMAILS)),
  nominator_email: nominatedEmailSchema,
  token: z.string(),
});

/** What stands under `data` of the partner's answer: the nominated addresses, under `data` again (section 7). */
export const showcaseNominatedSchema = z.object({ data: z.array(z.string()) });

/** Where a refusal of the partner names its reason (section 7). */
export const showcaseRefusalSchema = z.object({
  data: z.object({ message: z.string().check(z.minLength(1)) }),
});

/** Answer of the nomination lookup (section 3). */
export const nominationLookupSchema = z.object({
  /** Names of the groups that the address is nominated to. */
  syndicationGroups: z.array(z.string()),
  /** Name and email of the nominating investor, for the owner of the address only; else empty. */
  member: z.array(z.string()),
});
