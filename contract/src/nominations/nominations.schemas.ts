import * as z from 'zod/mini';

import { EMAIL_MAX_LENGTH, EMAIL_PATTERN } from '../accounts/accounts.rules';
import { linkTokenSchema, newPersonSchema } from '../accounts/accounts.schemas';
import { oneLine, required } from '../fields/fields.schemas';
import { idSchema } from '../fields/id.schemas';
import {
  findDuplicateEmails,
  NOMINATION_LINK_STATES,
  NOMINATION_MAX_EMAILS,
  NOMINATION_MESSAGES as TEXT,
  NOMINATION_OUTCOMES,
  NOMINATION_STEPS,
} from './nominations.rules';

const nominatedEmailSchema = z
  .string(required(TEXT.emailRequired))
  .check(
    oneLine,
    z.minLength(1, TEXT.emailRequired),
    z.maxLength(EMAIL_MAX_LENGTH),
    z.regex(EMAIL_PATTERN, TEXT.email),
  );

/** Body of the syndication nomination (section 7). */
export const dealNominationSchema = z.object({
  memberId: idSchema,
  data: z
    .array(
      z.object({
        email: nominatedEmailSchema,
        syndicationGroupIds: z
          .array(idSchema)
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

/** What happened to one address in one group. */
export const nominationOutcomeSchema = z.object({
  email: z.string(),
  syndicationGroup: z.object({ id: z.string(), title: z.string() }),
  outcome: z.enum(NOMINATION_OUTCOMES),
  nominatedAt: z.string(),
  /** False for another member, who stays unnamed. */
  isNominatedByYou: z.boolean(),
  /** When the last mail about it was written; null when there was none. */
  mailedAt: z.nullable(z.string()),
  /** Whether another mail may be sent now. */
  canMailAgain: z.boolean(),
});
export type NominationOutcome = z.infer<typeof nominationOutcomeSchema>;

/** A nomination and how far it has come. */
export const nominationProgressSchema = z.object({
  id: idSchema,
  /** The founder's address; null for an imported deal without one, and once that account is gone. */
  email: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  group: z.object({ id: idSchema, title: z.string() }),
  step: z.enum(NOMINATION_STEPS),
  /** Since when it is that far. */
  since: z.string(),
  nominatedAt: z.string(),
  /** The last mail about it; null when there was none. */
  mailedAt: z.nullable(z.string()),
  accountAt: z.nullable(z.string()),
  profileAt: z.nullable(z.string()),
  /** Whether another mail may be sent now. */
  canMailAgain: z.boolean(),
});
export type NominationProgress = z.output<typeof nominationProgressSchema>;

/** Body of the partner showcase nomination; the settings' common extra fields are added (section 7). */
export const showcaseNominationSchema = z.looseObject({
  email: z
    .array(nominatedEmailSchema)
    .check(z.minLength(1, TEXT.atLeastOneEmail), z.maxLength(NOMINATION_MAX_EMAILS)),
  nominator_email: nominatedEmailSchema,
  token: z.string(),
});

/** The partner's answer under `data`: the nominated addresses, under `data` again (section 7). */
export const showcaseNominatedSchema = z.object({ data: z.array(z.string()) });

const refusalReason = z.object({ message: z.string().check(z.minLength(1)) });

/** The reason of a partner's refusal: "the response data message" (section 7), in two shapes or as our API says it. */
export const showcaseRefusalSchema = z.union([
  z.pipe(
    z.object({ data: refusalReason }),
    z.transform(({ data }) => data.message),
  ),
  z.pipe(
    refusalReason,
    z.transform(({ message }) => message),
  ),
  z.pipe(
    z.object({ error: refusalReason }),
    z.transform(({ error }) => error.message),
  ),
]);

/** Answer of the nomination lookup (section 3). */
export const nominationLookupSchema = z.object({
  /** Names of the groups that the address is nominated to. */
  syndicationGroups: z.array(z.string()),
  /** Name and email of the nominating investor, for the owner of the address only; else empty. */
  member: z.array(z.string()),
  /** The nominating investor's angel group, else the group that the nomination is for; as for `member`, else null. */
  memberGroup: z.nullable(z.string()),
});

/** Whom the link of a nomination's mail is for, and what can be done with it. */
export const nominationLinkSchema = z.object({
  state: z.enum(NOMINATION_LINK_STATES),
  /** Null once the nomination is another address's. */
  email: z.nullable(z.string()),
  /** What the address is nominated to, and by whom; the nominator is null where nobody knows any more. */
  nominations: z.array(z.object({ group: z.string(), nominatedBy: z.nullable(z.string()) })),
});
export type NominationLink = z.output<typeof nominationLinkSchema>;

export const nominationTokenSchema = z.object({ token: linkTokenSchema });

/** The sign-up with the link of a nomination's mail, which determines the address. */
export const nominationSignUpSchema = z.extend(newPersonSchema, nominationTokenSchema.shape);
