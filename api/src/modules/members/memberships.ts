import { DEFAULT_GROUP_TITLE } from '@syndication/contract/members/members.rules';
import { sql } from 'drizzle-orm';

/*
 * A membership that has ended keeps its row and gives no right. So the table is read through these alone
 * (memberships.test.ts checks it).
 */

/**
 * Memberships that have not ended, of groups that are not archived: everything that decides who may see or do what
 * reads these.
 */
export const currentMemberships = sql`(select member_id, group_id, is_active, is_admin, joined_at, digest, digested_at
  from member_groups where ended_at is null
    and group_id not in (select id from groups where archived_at is not null))`;

/** Memberships that have not ended, of archived groups too: for those who run the groups. */
export const lastingMemberships = sql`(select member_id, group_id, is_active, is_admin, joined_at, digest, digested_at
  from member_groups where ended_at is null)`;

/** Memberships that have ended. One that ended as it began was none: see `formerVoters`. */
export const formerMemberships = sql`(select member_id, group_id, ended_at
  from member_groups where ended_at is not null and ended_at <> joined_at)`;

/**
 * Whose votes given until then still count in a group: those of its former members and, with a membership that ended as
 * it began, of those who saw the default group's deals without belonging to it.
 */
export const formerVoters = sql`(select member_id, group_id, joined_at, ended_at
  from member_groups where ended_at is not null)`;

const everHadGroup = sql`exists (select 1 from member_groups ever where ever.member_id = m.id)`;

/** True for members `m` who are staff and nothing else: they are no voters. */
export const isStaffOnly = sql`(m.is_staff and not ${everHadGroup})`;

/**
 * True for members `m` of an angel group who never had a syndication group: they see the deals of the
 * default group, and their votes count there (section 6). A member who was taken out of a group had one.
 */
export const usesDefaultGroup = sql`(m.angel_group_id is not null and not m.is_staff
  and not ${everHadGroup})`;

export const defaultGroupId = sql`(select id from groups
  where lower(title) = lower(${DEFAULT_GROUP_TITLE}) and archived_at is null)`;
