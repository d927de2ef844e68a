import {
  DEAL_DENSITIES,
  DIGEST_RHYTHMS,
} from '@syndication/contract/member-deals/member-deals.rules';
import {
  DEFAULT_MIN_BALLOTS,
  MIN_BALLOTS,
  type MinBallots,
} from '@syndication/contract/votes/snapshots.rules';
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
import { createdAt, id, isOneOf, moment } from './columns';

const groupColumns = {
  id: id(),
  title: text('title').notNull(),
  createdAt: createdAt(),
  /** Hidden from everyone until it is restored. */
  archivedAt: moment('archived_at'),
  /** Counts writes; a write names the version that it was based on. */
  version: integer('version').notNull().default(1),
};

/** Syndication groups. */
export const groups = pgTable(
  'groups',
  {
    ...groupColumns,
    /** How many votes have to change before founders see a new average. */
    minBallots: integer('min_ballots').$type<MinBallots>().notNull().default(DEFAULT_MIN_BALLOTS),
    /** Whether its members, and not only its admins, see how good its predictions were. */
    showsTrackRecord: boolean('shows_track_record').notNull().default(false),
  },
  (t) => [
    uniqueIndex('groups_title_key').on(sql`lower(${t.title})`),
    check('groups_min_ballots_known', sql`${t.minBallots} in (${sql.raw(MIN_BALLOTS.join(', '))})`),
  ],
);

/** Angel groups: where members come from. */
export const angelGroups = pgTable('angel_groups', groupColumns, (t) => [
  uniqueIndex('angel_groups_title_key').on(sql`lower(${t.title})`),
]);

/** The syndication groups that an angel group belongs to: its new members join them. */
export const angelGroupConnections = pgTable(
  'angel_group_connections',
  {
    angelGroupId: uuid('angel_group_id')
      .notNull()
      .references(() => angelGroups.id, { onDelete: 'cascade' }),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.angelGroupId, t.groupId] }), index().on(t.groupId)],
);

/** The investor's data of a user. */
export const members = pgTable(
  'members',
  {
    /** Also the `memberUuid` of the votes calls. */
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The second service's stable id of the same member. */
    beeId: uuid('bee_id').notNull().unique().defaultRandom(),
    /** The angel group that the member belongs to; not a syndication group. */
    angelGroupId: uuid('angel_group_id').references(() => angelGroups.id),
    tenantId: text('tenant_id'),
    isStaff: boolean('is_staff').notNull().default(false),
    createdAt: createdAt(),
    /** How tall the rows of the member's deals list are. */
    dealDensity: text('deal_density', { enum: DEAL_DENSITIES }).notNull().default('comfortable'),
    /** When an admin of a group last had a mail sent that asks for a vote. */
    remindedAt: moment('reminded_at'),
  },
  (t) => [check('members_deal_density_known', isOneOf(t.dealDensity, DEAL_DENSITIES))],
);

/**
 * Memberships of syndication groups. A member may switch to those that have not ended; only the active one has
 * `isActive`. Ended ones stay, so that somebody who was removed from a group is not taken for somebody who never had
 * one.
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
    joinedAt: moment('joined_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
    /** How often the member gets a mail about what changed in the group's deals. */
    digest: text('digest', { enum: DIGEST_RHYTHMS }).notNull().default('weekly'),
    /** Up to when digests have covered the news; null before the first one. */
    digestedAt: moment('digested_at'),
  },
  (t) => [
    check('member_groups_digest_known', isOneOf(t.digest, DIGEST_RHYTHMS)),
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
