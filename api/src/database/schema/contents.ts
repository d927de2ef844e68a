import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';

import { users } from './accounts';
import { createdAt, id, moment } from './columns';
import { groups, members } from './members';

export const contents = pgTable(
  'contents',
  {
    id: id(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** HTML, sanitised when it was written. */
    body: text('body').notNull(),
    /** When it was published; for a draft, when it was written. */
    createdAt: createdAt(),
    /** From then on it is visible; null for a draft. */
    publishedAt: moment('published_at').defaultNow(),
    takenBackAt: moment('taken_back_at'),
    writtenBy: uuid('written_by').references(() => users.id, { onDelete: 'set null' }),
    /** Counts writes; a write names the version that it was based on. */
    version: integer('version').notNull().default(1),
  },
  (t) => [index().on(t.createdAt)],
);

export const contentCategories = pgTable('content_categories', {
  id: id(),
  title: text('title').notNull().unique(),
  /** Also belongs to the special updates group, which every member sees. */
  isSpecialUpdates: boolean('is_special_updates').notNull().default(false),
  /** The group for which the console keeps it; null for those of another origin. */
  ownGroupId: uuid('own_group_id')
    .unique()
    .references(() => groups.id),
});

/** The syndication groups that see a category. */
export const contentCategoryGroups = pgTable(
  'content_category_groups',
  {
    categoryId: uuid('category_id')
      .notNull()
      .references(() => contentCategories.id, { onDelete: 'cascade' }),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id),
  },
  (t) => [primaryKey({ columns: [t.categoryId, t.groupId] }), index().on(t.groupId)],
);

export const contentCategoryItems = pgTable(
  'content_category_items',
  {
    contentId: uuid('content_id')
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => contentCategories.id),
  },
  (t) => [primaryKey({ columns: [t.contentId, t.categoryId] }), index().on(t.categoryId)],
);

/** Which items a member has read, and which they keep: two facts of one item. */
export const bookmarks = pgTable(
  'bookmarks',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    contentId: uuid('content_id')
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    /** When it was opened first. */
    readAt: moment('read_at'),
    /** When it was bookmarked; null again once the bookmark is taken back. */
    keptAt: moment('kept_at'),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.contentId] }),
    // For who has read an update, and for deleting one.
    index().on(t.contentId),
    check('bookmarks_some_fact', sql`${t.readAt} is not null or ${t.keptAt} is not null`),
  ],
);
