import * as z from 'zod/mini';

import { EMAIL_MAX_LENGTH, EMAIL_PATTERN, NAME_MAX_LENGTH } from '../accounts/accounts.rules';
import { countCharacters, isMissing } from '../fields/field-messages.rules';
import {
  ACROSS_FIELDS,
  joinedLine,
  oneLine,
  required,
  versionSchema,
  wholeNumber,
} from '../fields/fields.schemas';
import { idSchema } from '../fields/id.schemas';
import { syndicationGroupSchema } from '../members/members.schemas';
import { ownConflictSchema, ownerPredictionsSchema, ownVoteSchema } from '../votes/votes.schemas';
import { dealChangeSchema } from './deal-news.schemas';
import { ROUND_FACTS, ROUND_TERMS, type RoundTerm } from './round-facts.rules';
import { FACT_NAMES } from './fact-lists.rules';
import { FORM_FACTS, type FormFact } from './form-facts.rules';
import {
  VENTURE_FACTS,
  type FactLength,
  type FactName,
  type VentureFact,
} from './venture-facts.rules';
import {
  COMMITTED_LEVELS,
  DEAL_STATUSES,
  isHttpLink,
  isUnitedStates,
  LINK_MAX_LENGTH,
  QUALIFICATIONS,
  type Qualification,
  SECURITY_TYPES,
} from './ventures.rules';
import { AMOUNT_MAX_USD } from './dollars.rules';
import { hasDigits } from './phone.rules';
import { VENTURE_MESSAGES as TEXT } from './venture-messages.rules';

/** The messages of section 5 that differ from those of other texts. */
const TEXT_MESSAGES: Partial<Record<FactName, readonly [tooShort: string, tooLong: string]>> = {
  description: [TEXT.descriptionTooShort, TEXT.descriptionTooLong],
  country: [TEXT.countryTooShort, TEXT.countryTooLong],
};

function textSchema(name: FactName, { min, max }: FactLength) {
  const [tooShort, tooLong] = TEXT_MESSAGES[name] ?? [TEXT.tooShort, TEXT.tooLong];
  return z
    .string(required(TEXT.required))
    .check(
      oneLine,
      z.minLength(1, TEXT.required),
      z.minLength(min, tooShort),
      z.maxLength(max, tooLong),
    );
}

const phoneSchema = ({ min, max }: FactLength) =>
  z
    .string(required(TEXT.required))
    .check(
      oneLine,
      z.minLength(1, TEXT.required),
      z.minLength(min),
      z.maxLength(max),
      z.refine(hasDigits, TEXT.mobileNumber),
    );

const emailSchema = z
  .string(required(TEXT.required))
  .check(z.maxLength(EMAIL_MAX_LENGTH), z.regex(EMAIL_PATTERN, TEXT.dealLeadEmail));

const linkSchema = z
  .string(required(TEXT.required))
  .check(
    joinedLine,
    z.minLength(1, TEXT.required),
    z.maxLength(LINK_MAX_LENGTH),
    z.refine(isHttpLink, TEXT.url),
  );

/** Invisible characters are removed first: a field that looks empty is empty. */
const optionalLinkSchema = z.pipe(
  z.optional(z.nullable(z.string(required(TEXT.required)).check(joinedLine))),
  z.pipe(
    z.transform((value: string | null | undefined) => value || null),
    z.nullable(linkSchema),
  ),
);

const amountSchema = z
  .number({
    error: ({ input, code }) => {
      if (isMissing(input) || Number.isNaN(input)) return TEXT.required;
      return code === 'invalid_type' ? TEXT.wholeDollars : undefined;
    },
  })
  .check(...wholeNumber(TEXT.cents), z.minimum(0, TEXT.negativeAmount), z.maximum(AMOUNT_MAX_USD));

const trimmedLength = (value: unknown) =>
  typeof value === 'string' ? countCharacters(value.trim()) : 0;

interface ReasonCheck {
  securityType: string;
  other?: string | null | undefined;
}

const needsReason = ({ securityType }: ReasonCheck) => securityType === 'Other';

const reasonChecks = [
  z.refine<ReasonCheck>(
    (round) => !needsReason(round) || trimmedLength(round.other) >= ROUND_FACTS.other.length.min,
    { path: ['other'], message: TEXT.reasonTooShort, ...ACROSS_FIELDS },
  ),
  z.refine<ReasonCheck>(
    (round) => !needsReason(round) || trimmedLength(round.other) <= ROUND_FACTS.other.length.max,
    { path: ['other'], message: TEXT.reasonTooLong, ...ACROSS_FIELDS },
  ),
] as const;

/** Its length is judged where it counts, beside what it depends on. */
const optionalLine = z.optional(z.nullable(z.string().check(oneLine)));

/** The shape of an object of facts; which schema belongs to which of them, only the caller's type can say. */
const shapeOf = <Shape extends object>(
  names: readonly (string & keyof Shape)[],
  schemaOf: (name: string & keyof Shape) => z.ZodMiniType,
) => Object.fromEntries(names.map((name) => [name, schemaOf(name)])) as Shape;

const TERM_SCHEMAS = {
  usd: { sent: amountSchema, answered: z.nullable(z.number()) },
  level: {
    sent: z.enum(COMMITTED_LEVELS, required(TEXT.required)),
    /** One of the levels, or what older data holds. */
    answered: z.nullable(z.string()),
  },
  security: {
    sent: z.enum(SECURITY_TYPES, required(TEXT.required)),
    answered: z.nullable(z.enum(SECURITY_TYPES)),
  },
  /** Ignored unless the security's type is Other. */
  reason: { sent: optionalLine, answered: z.nullable(z.string()) },
};
type TermsShape<Side extends 'sent' | 'answered'> = {
  [K in RoundTerm]: (typeof TERM_SCHEMAS)[(typeof ROUND_FACTS)[K]['kind']][Side];
};
const termSchemas = (name: RoundTerm) => TERM_SCHEMAS[ROUND_FACTS[name].kind];

const roundInputShape = shapeOf<TermsShape<'sent'>>(ROUND_TERMS, (name) => termSchemas(name).sent);

/** The terms of a round as the forms send them (section 5). */
export const roundInputSchema = z.object(roundInputShape).check(...reasonChecks);

const currentRoundShape = {
  id: z.optional(idSchema),
  isRoundClosed: z.optional(z.boolean()),
};

/** Terms that `writesTerms` excludes from writing: any stored value may be sent back. */
const unjudgedTermsShape = shapeOf<Record<RoundTerm, z.ZodMiniOptional<z.ZodMiniUnknown>>>(
  ROUND_TERMS,
  () => z.optional(z.unknown()),
);

const qualificationsSchema = z
  .array(z.enum(QUALIFICATIONS))
  .check(z.maxLength(QUALIFICATIONS.length));

type InputSchema<Fact extends VentureFact> = Fact extends { kind: 'qualifications' }
  ? typeof qualificationsSchema
  : Fact extends { kind: 'state' }
    ? typeof optionalLine
    : Fact extends { kind: 'link'; isRequired: false }
      ? typeof optionalLinkSchema
      : Fact extends { isRequired: false }
        ? z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>
        : z.ZodMiniString<string>;

const ifRequired = (schema: z.ZodMiniString<string>, { isRequired }: VentureFact) =>
  isRequired ? schema : z.optional(z.nullable(schema));

function inputSchemaOf(name: FormFact) {
  const fact: VentureFact = VENTURE_FACTS[name];
  switch (fact.kind) {
    case 'link':
      return fact.isRequired ? linkSchema : optionalLinkSchema;
    case 'email':
      return ifRequired(emailSchema, fact);
    case 'qualifications':
      return qualificationsSchema;
    case 'state':
      return optionalLine;
    case 'phone':
      return phoneSchema(fact.length);
    case 'text':
    case 'country':
      return ifRequired(textSchema(name, fact.length), fact);
  }
}

/** The server ignores the nomination's facts, whoever sends them. */
const ventureInputShape = shapeOf<{
  [K in FormFact]: InputSchema<(typeof VENTURE_FACTS)[K]>;
}>(FORM_FACTS, inputSchemaOf);

type StateCheck = { country: string; state?: string | null | undefined };

const stateOfTheUnitedStates = z.refine<StateCheck>(
  ({ country, state }) => {
    const { min, max } = VENTURE_FACTS.state.length;
    const length = trimmedLength(state);
    return length <= max && (length >= min || !isUnitedStates(country));
  },
  { path: ['state'], message: TEXT.state, ...ACROSS_FIELDS },
);

/** Sent by the form, ignored by the server: the account knows them. */
const ownerNameSchema = z.optional(z.string().check(oneLine, z.maxLength(NAME_MAX_LENGTH)));

/** Payload that creates a venture (section 7). */
export const createVentureSchema = z
  .object({
    ...ventureInputShape,
    firstName: ownerNameSchema,
    lastName: ownerNameSchema,
    isRound: z.optional(z.literal(false)),
    currentVentureRound: roundInputSchema,
  })
  .check(stateOfTheUnitedStates);

const updateShape = {
  ...ventureInputShape,
  version: versionSchema,
  newVentureRound: z.nullable(roundInputSchema),
};

/**
 * Payload that updates a venture; `version` is the one that the form was loaded with. The terms of the
 * current round are judged by `roundInputSchema` where `writesTerms` says that they are written.
 */
export const updateVentureSchema = z
  .object({
    ...updateShape,
    currentVentureRound: z.object({ ...unjudgedTermsShape, ...currentRoundShape }),
  })
  .check(stateOfTheUnitedStates);

/** The same payload when it writes the terms of the current round: every message at once, for forms. */
export const updateVentureAndTermsSchema = z
  .object({
    ...updateShape,
    currentVentureRound: z
      .object({ ...roundInputShape, ...currentRoundShape })
      .check(...reasonChecks),
  })
  .check(stateOfTheUnitedStates);

/** A funding round as the API answers it (section 3). Amounts in whole US dollars. */
export const ventureRoundSchema = z.object({
  id: idSchema,
  name: z.string(),
  ...shapeOf<TermsShape<'answered'>>(ROUND_TERMS, (name) => termSchemas(name).answered),
  isPresenter: z.boolean(),
  isRoundClosed: z.boolean(),
  isEditable: z.boolean(),
  /** Closed for good before its 120 days were over: by staff, or by the round after it. Absent otherwise. */
  isClosedEarly: z.optional(z.boolean()),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type VentureRound = z.output<typeof ventureRoundSchema>;

type AnsweredSchema<Name extends FactName> = Name extends 'companyName'
  ? z.ZodMiniString<string>
  : Name extends 'qualification'
    ? z.ZodMiniArray<z.ZodMiniEnum<{ [Q in Qualification]: Q }>>
    : z.ZodMiniNullable<z.ZodMiniString<string>>;

const answeredFactsShape = shapeOf<{ [K in FactName]: AnsweredSchema<K> }>(FACT_NAMES, (name) => {
  if (name === 'companyName') return z.string();
  return name === 'qualification' ? z.array(z.enum(QUALIFICATIONS)) : z.nullable(z.string());
});

/** A venture (deal) as the API answers it (section 3). Absent facts are null. */
export const ventureSchema = z.object({
  id: idSchema,
  /** The same id under the name that older clients read. */
  ventureId: idSchema,
  /** The owner's user id; null for an imported venture without an owner. */
  createdBy: z.nullable(idSchema),
  version: z.int(),
  /**
   * The country is a two-letter code, the state the name of a state (United States) or region, the mobile
   * number E.164 where it could be parsed.
   */
  ...answeredFactsShape,
  /** The number as section 2 wants it shown: `(xxx) xxx-xxxx` for the United States. */
  mobileNumberFormatted: z.nullable(z.string()),
  nominations: z.array(z.object({ syndicationGroup: syndicationGroupSchema })),
  isPresenter: z.boolean(),
  /** 0 when the update prompt is due, else 1 (section 2). */
  isNoUpdate: z.union([z.literal(0), z.literal(1)]),
  dealStatus: z.enum(DEAL_STATUSES),
  /** True once the venture has had a second round. */
  isRound: z.boolean(),
  /** ISO date-times. `confirmedAt` is the later of the last edit and the last "No Change". */
  createdAt: z.string(),
  updatedAt: z.string(),
  confirmedAt: z.string(),
  /** Whole UTC days since `confirmedAt`. */
  daysSinceUpdate: z.int(),
  /** The day on which the listing ends unless it is confirmed or edited, as an ISO date-time. */
  listedUntil: z.string(),
  /**
   * When its owner is next reminded by mail, as an ISO date-time; null when no reminder will come:
   * past the last one, the round closed, on no list, unsubscribed. For the owner only; null for everyone else.
   */
  nextReminderOn: z.nullable(z.string()),
  /** Why staff took it from all lists; for the owner only, and null while nobody did. */
  hiddenReason: z.nullable(z.string()),
  currentVentureRound: z.nullable(ventureRoundSchema),
  /** Earlier rounds, newest first; the current one is not among them. */
  ventureRounds: z.array(ventureRoundSchema),
  /** The asking member's vote on the current round; null for entrepreneurs. */
  ownVote: z.nullable(ownVoteSchema),
  /** The asking member's conflict of interest, from whichever round; null without one, and for entrepreneurs. */
  conflict: z.nullable(ownConflictSchema),
  /** Whether the asking member follows it. */
  isFollowed: z.boolean(),
  /** What the asking member wrote down about it; nobody else reads it. */
  note: z.nullable(z.object({ text: z.string(), savedAt: z.string() })),
  /**
   * Since when changes are news for the asking member in the shown group (ISO date-time), and whether the deal came
   * since then; null on the first visit, and for entrepreneurs.
   */
  news: z.nullable(z.object({ since: z.string(), isNew: z.boolean() })),
  /** Changes since then, oldest first; those of a single deal begin at the member's own vote, if that is older. */
  changes: z.array(dealChangeSchema),
  /** Average and count as of the last snapshot, for the owner only; null for everyone else. */
  predictions: z.nullable(ownerPredictionsSchema),
});
export type Venture = z.output<typeof ventureSchema>;
