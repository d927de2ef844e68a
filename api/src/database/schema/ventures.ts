import { DRAFT_MAX_LENGTH } from '@syndication/contract/profile-drafts/profile-drafts.rules';
import type { DraftValues } from '@syndication/contract/profile-drafts/profile-drafts.schemas';
import {
  UNSUBSCRIBE_REASONS,
  REASON_WITH_COMMENT,
} from '@syndication/contract/ventures/unsubscribe.rules';
import { ROUND_FACTS } from '@syndication/contract/ventures/round-facts.rules';
import { VENTURE_FACTS } from '@syndication/contract/ventures/venture-facts.rules';
import {
  QUALIFICATIONS,
  REMINDER_DAYS,
  SECURITY_TYPES,
  type ReminderDay,
} from '@syndication/contract/ventures/ventures.rules';
import { AMOUNT_MAX_USD } from '@syndication/contract/ventures/dollars.rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';

import { users } from './accounts';
import { createdAt, id, isAtMost, isLowerCase, isOneOf, literals, moment } from './columns';
import { groups, members } from './members';

const isAmount = (column: AnyPgColumn) =>
  sql`${column} between 0 and ${sql.raw(String(AMOUNT_MAX_USD))}`;

/** Deals. An imported one has no owner and only the facts that its source knew. */
export const ventures = pgTable(
  'ventures',
  {
    id: id(),
    /** `createdBy` of the specification: one venture per entrepreneur. */
    ownerId: uuid('owner_id')
      .unique()
      .references(() => users.id),
    /** Counts writes; a write names the version that it was based on. */
    version: integer('version').notNull().default(1),
    companyName: text('company_name').notNull(),
    companyWebsite: text('company_website'),
    description: text('description'),
    country: text('country'),
    state: text('state'),
    emailAddress: text('email_address'),
    ceoName: text('ceo_name'),
    /** E.164 where it can be parsed, else as it was written. */
    mobileNumber: text('mobile_number'),
    dealLeadGroup: text('deal_lead_group'),
    dealRoomLink: text('deal_room_link'),
    slideDeckLink: text('slide_deck_link'),
    pitchVideoLink: text('pitch_video_link'),
    executiveSummaryLink: text('executive_summary_link'),
    gustProfileLink: text('gust_profile_link'),
    dealumProfileLink: text('dealum_profile_link'),
    qualification: text('qualification', { enum: QUALIFICATIONS })
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Where an imported venture comes from, and its id there. */
    source: text('source'),
    externalId: text('external_id'),
    /** Taken from the list by staff, with a reason that the founder reads. */
    hiddenAt: moment('hidden_at'),
    hiddenReason: text('hidden_reason'),
    createdAt: createdAt(),
    /** The last real edit (or import). */
    editedAt: moment('edited_at').notNull().defaultNow(),
    /** The last edit or "No Change". */
    confirmedAt: moment('confirmed_at').notNull().defaultNow(),
  },
  (t) => [
    unique('ventures_source_external_id_key').on(t.source, t.externalId),
    check('ventures_source_complete', sql`(${t.source} is null) = (${t.externalId} is null)`),
    check(
      'ventures_hidden_with_reason',
      sql`(${t.hiddenAt} is null) = (${t.hiddenReason} is null)`,
    ),
    check('ventures_confirmed_after_edit', sql`${t.confirmedAt} >= ${t.editedAt}`),
    check(
      'ventures_qualification_known',
      sql`${t.qualification} <@ array[${literals(QUALIFICATIONS)}]::text[]`,
    ),
    check(
      'ventures_company_name_length',
      isAtMost(t.companyName, VENTURE_FACTS.companyName.length.max),
    ),
    check(
      'ventures_description_length',
      isAtMost(t.description, VENTURE_FACTS.description.length.max),
    ),
    check(
      'ventures_owned_are_complete',
      sql`${t.ownerId} is null or (${t.companyWebsite} is not null and ${t.description} is not null
        and ${t.country} is not null and ${t.emailAddress} is not null and ${t.ceoName} is not null
        and ${t.mobileNumber} is not null and ${t.dealLeadGroup} is not null and ${t.slideDeckLink} is not null)`,
    ),
    index().on(t.confirmedAt),
  ],
);

/** Funding rounds; the one with the highest number is the current one. */
export const rounds = pgTable(
  'rounds',
  {
    id: id(),
    ventureId: uuid('venture_id')
      .notNull()
      .references(() => ventures.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    amountUsd: bigint('amount_usd', { mode: 'number' }),
    valuationUsd: bigint('valuation_usd', { mode: 'number' }),
    /** One of the contract's levels; older data may hold others. */
    committed: text('committed'),
    securityType: text('security_type', { enum: SECURITY_TYPES }),
    /** What the security is when its type is Other. */
    other: text('other'),
    isPresenter: boolean('is_presenter').notNull().default(false),
    /** When it was last chosen to present, or no longer; choosing is no edit, so `updatedAt` stays. */
    presenterChosenAt: moment('presenter_chosen_at'),
    isClosed: boolean('is_closed').notNull().default(false),
    isEditable: boolean('is_editable').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    unique('rounds_venture_id_number_key').on(t.ventureId, t.number),
    uniqueIndex('rounds_one_editable')
      .on(t.ventureId)
      .where(sql`${t.isEditable}`),
    check('rounds_number_positive', sql`${t.number} >= 1`),
    check('rounds_concluded_are_closed', sql`${t.isEditable} or ${t.isClosed}`),
    check('rounds_amount_usd_range', isAmount(t.amountUsd)),
    check('rounds_valuation_usd_range', isAmount(t.valuationUsd)),
    check('rounds_security_type_known', isOneOf(t.securityType, SECURITY_TYPES)),
    check('rounds_other_only_with_type', sql`${t.other} is null or ${t.securityType} = 'Other'`),
    check('rounds_other_length', isAtMost(t.other, ROUND_FACTS.other.length.max)),
    check('rounds_committed_length', isAtMost(t.committed, 100)),
  ],
);

/**
 * What shows a venture to a group: a nomination of its owner's address (before or after the venture exists), or of
 * the venture itself when it was imported. The earliest one names the deal lead.
 */
export const nominations = pgTable(
  'nominations',
  {
    id: id(),
    /** Normalised; null when the venture itself is nominated. */
    email: text('email'),
    ventureId: uuid('venture_id').references(() => ventures.id, { onDelete: 'cascade' }),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id),
    /** Null for imports, and once that member's account is gone. */
    nominatedBy: uuid('nominated_by').references(() => members.id, { onDelete: 'set null' }),
    /** Who leads the deal instead of the member who nominated it. */
    leadId: uuid('lead_id').references(() => members.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** When the last mail about it was written; null for imports. */
    mailedAt: moment('mailed_at'),
    /** It no longer shows anything to anyone. */
    withdrawnAt: moment('withdrawn_at'),
    /** Counts what staff change; a write names the version that it was based on. */
    version: integer('version').notNull().default(1),
  },
  (t) => [
    unique('nominations_email_group_id_key').on(t.email, t.groupId),
    unique('nominations_venture_id_group_id_key').on(t.ventureId, t.groupId),
    check('nominations_one_subject', sql`(${t.email} is null) <> (${t.ventureId} is null)`),
    check('nominations_email_lower_case', isLowerCase(t.email)),
    index().on(t.groupId),
    index().on(t.nominatedBy),
  ],
);

/** Owners who want no more update reminders. */
export const unsubscriptions = pgTable(
  'unsubscriptions',
  {
    ventureId: uuid('venture_id')
      .primaryKey()
      .references(() => ventures.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: UNSUBSCRIBE_REASONS }).notNull(),
    reasonDescription: text('reason_description'),
    createdAt: createdAt(),
  },
  (t) => [
    check('unsubscriptions_reason_known', isOneOf(t.reason, UNSUBSCRIBE_REASONS)),
    check(
      'unsubscriptions_comment_with_reason',
      sql`(${t.reasonDescription} is not null) = (${t.reason} = ${literals([REASON_WITH_COMMENT])})`,
    ),
  ],
);

/** Reminders that have been written, each once for an update however often the job runs. */
export const reminders = pgTable(
  'reminders',
  {
    ventureId: uuid('venture_id')
      .notNull()
      .references(() => ventures.id, { onDelete: 'cascade' }),
    /** The venture's `confirmed_at` that the reminder counts from. */
    confirmedAt: moment('confirmed_at').notNull(),
    day: integer('day').$type<ReminderDay>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.ventureId, t.confirmedAt, t.day] }),
    check('reminders_day_known', sql`${t.day} in (${sql.raw(REMINDER_DAYS.join(', '))})`),
  ],
);

/** What an entrepreneur has typed into the profile form and not saved yet. */
export const profileDrafts = pgTable(
  'profile_drafts',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    values: jsonb('values').$type<DraftValues>().notNull(),
    /** The venture's version that the form was loaded with; null for a profile to be created. */
    basedOnVersion: integer('based_on_version'),
    savedAt: moment('saved_at').notNull(),
  },
  (t) => [
    check(
      'profile_drafts_values_length',
      sql`char_length(${t.values}::text) <= ${sql.raw(String(DRAFT_MAX_LENGTH * 2))}`,
    ),
  ],
);
