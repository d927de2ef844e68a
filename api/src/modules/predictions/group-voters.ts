import { sql, type SQL } from 'drizzle-orm';

import {
  currentMemberships,
  defaultGroupId,
  formerMemberships,
  usesDefaultGroup,
} from '../members/memberships';

/**
 * The voters of a group as a table: its current members, those who see the default group's deals if this
 * is the one, and its former members with the moment until which their votes count (`ended_at`, else null).
 */
export const groupVoters = (groupId: string): SQL => sql`(
  select mg.member_id, null::timestamptz as ended_at
    from ${currentMemberships} mg where mg.group_id = ${groupId}::uuid
  union all
  select m.id, null from members m
    where ${usesDefaultGroup} and ${groupId}::uuid = ${defaultGroupId}
  union all
  select mg.member_id, mg.ended_at
    from ${formerMemberships} mg where mg.group_id = ${groupId}::uuid)`;

/** True for votes `x` of a voter `e` of the group: former members' votes count when given before the end. */
export const isVoteInGroup = sql`(x.member_id = e.member_id
  and (e.ended_at is null or x.voted_at <= e.ended_at))`;
