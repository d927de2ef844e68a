import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { users } from './accounts';
import { createdAt, id, moment } from './columns';

/** Syndication groups. */
export const groups = pgTable(
  'groups',
  { id: id(), title: text('title').notNull(), createdAt: createdAt() },
  (t) => [uniqueIndex('groups_title_key').on(sql`lower(${t.title})`)],
);

/** What an investor is beside a user. */
export const members = pgTable('members', {
  /** Also the `memberUuid` of the votes calls. */
  id: id(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The second service's stable id of the same member. */
  beeId: uuid('bee_id').notNull().unique().defaultRandom(),
  /** Title of the angel group that the member belongs to; not a syndication group. */
  groupTitle: text('group_title'),
  tenantId: text('tenant_id'),
  isStaff: boolean('is_staff').notNull().default(false),
  createdAt: createdAt(),
});

/**
 * Memberships of syndication groups. A member may switch to those that have not ended; exactly the
 * active one of them carries `isActive`. One that has ended stays, so that nobody who was taken out
 * of a group is taken for somebody who never had one.
 */
export const memberGroups = pgTable(
  'member_groups',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id),
    isActive: boolean('is_active').notNull().default(false),
    isAdmin: boolean('is_admin').notNull().default(false),
    endedAt: moment('ended_at'),
  },
  (t) => [
    check(
      'member_groups_ended_have_no_rights',
      sql`${t.endedAt} is null or not (${t.isActive} or ${t.isAdmin})`,
    ),
    primaryKey({ columns: [t.memberId, t.groupId] }),
    uniqueIndex('member_groups_one_active')
      .on(t.memberId)
      .where(sql`${t.isActive}`),
    index().on(t.groupId),
  ],
);

export const policyAcceptances = pgTable(
  'policy_acceptances',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    acceptedAt: moment('accepted_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.version] })],
);
