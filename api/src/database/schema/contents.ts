import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { createdAt, id } from './columns';
import { groups, members } from './members';

export const contents = pgTable(
  'contents',
  {
    id: id(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** HTML, sanitised when it was written. */
    body: text('body').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.createdAt)],
);

export const contentCategories = pgTable('content_categories', {
  id: id(),
  title: text('title').notNull().unique(),
  /** Also belongs to the special updates group, which every member sees. */
  isSpecialUpdates: boolean('is_special_updates').notNull().default(false),
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

/** Content that a member marked as read. */
export const bookmarks = pgTable(
  'bookmarks',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    contentId: uuid('content_id')
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.contentId] })],
);
