import {
  NOTE_MAX_LENGTH,
  VIEW_NAME_MAX_LENGTH,
  VIEW_SEARCH_MAX_LENGTH,
} from '@syndication/contract/member-deals/member-deals.rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { createdAt, id, isAtMost, moment } from './columns';
import { groups, members } from './members';
import { rounds, ventures } from './ventures';

const ownerId = () =>
  uuid('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' });
const ventureId = () =>
  uuid('venture_id')
    .notNull()
    .references(() => ventures.id, { onDelete: 'cascade' });

/** Deals that a member follows. */
export const dealFollows = pgTable(
  'deal_follows',
  { memberId: ownerId(), ventureId: ventureId(), createdAt: createdAt() },
  (t) => [primaryKey({ columns: [t.memberId, t.ventureId] }), index().on(t.ventureId)],
);

/** What a member wrote down about a deal; nobody else reads it. */
export const dealNotes = pgTable(
  'deal_notes',
  {
    memberId: ownerId(),
    ventureId: ventureId(),
    text: text('text').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.ventureId] }),
    check('deal_notes_text_length', isAtMost(t.text, NOTE_MAX_LENGTH)),
    index().on(t.ventureId),
  ],
);

/** Named views of the deals list of a member. */
export const dealViews = pgTable(
  'deal_views',
  {
    id: id(),
    memberId: ownerId(),
    name: text('name').notNull(),
    search: text('search').notNull(),
    isStart: boolean('is_start').notNull().default(false),
  },
  (t) => [
    uniqueIndex('deal_views_name_key').on(t.memberId, sql`lower(${t.name})`),
    uniqueIndex('deal_views_one_start')
      .on(t.memberId)
      .where(sql`${t.isStart}`),
    check('deal_views_name_length', isAtMost(t.name, VIEW_NAME_MAX_LENGTH)),
    check('deal_views_search_length', isAtMost(t.search, VIEW_SEARCH_MAX_LENGTH)),
  ],
);

/** Until when a member has seen the deals of a group. */
export const dealVisits = pgTable(
  'deal_visits',
  {
    memberId: ownerId(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id),
    /** When the visit before the latest one ended: what came later is news. */
    newsSince: moment('news_since').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.groupId] })],
);

/**
 * What happened to a fact that investors see. Triggers write it (`migrations/0003_member_deals.sql`) for every change
 * of a venture or round, by founder, console, import or job.
 */
export const dealChanges = pgTable(
  'deal_changes',
  {
    id: id(),
    ventureId: ventureId(),
    /** Null for facts of the venture. */
    roundId: uuid('round_id').references(() => rounds.id, { onDelete: 'cascade' }),
    /** The column that changed. */
    fact: text('fact').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [index().on(t.ventureId, t.changedAt)],
);
