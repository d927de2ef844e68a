import { sql, type SQL } from 'drizzle-orm';

import { queryRows, type Database } from '../../database/database';
import { insertMany } from '../../database/insert-many';
import { memberGroups } from '../../database/schema';
import { idSet } from '../../database/sql-text';
import { lockMembers } from './members.repository';
import {
  currentMemberships,
  defaultGroupId,
  lastingMemberships,
  usesDefaultGroup,
} from './memberships';

export interface MembershipKey {
  memberId: string;
  groupId: string;
}

/** Those of a set of members who see the default group's deals without belonging to it no longer do; their votes stay. */
export async function leaveDefaultGroup(tx: Database, memberIds: SQL, at: Date): Promise<void> {
  const leftAt = sql`${at.toISOString()}::timestamptz`;
  await tx.execute(sql`insert into member_groups (member_id, group_id, joined_at, ended_at)
    select m.id, ${defaultGroupId}, ${leftAt}, ${leftAt} from members m
    where m.id in ${memberIds} and ${usesDefaultGroup} and ${defaultGroupId} is not null
      and (exists (select from votes x where x.member_id = m.id)
        or exists (select from vote_history x where x.member_id = m.id))`);
}

/**
 * Adds memberships, those that had ended included, and gives an active group to members without one. @returns
 * the new ones
 */
export async function addMemberships(
  tx: Database,
  wanted: readonly MembershipKey[],
  joinedAt: Date,
): Promise<MembershipKey[]> {
  if (wanted.length === 0) return [];
  const memberIds = idSet(wanted.map(({ memberId }) => memberId));
  await lockMembers(tx, memberIds);
  await leaveDefaultGroup(tx, memberIds, joinedAt);
  const rows = wanted.map((key) => ({ ...key, joinedAt }));
  const added = await queryRows<MembershipKey>(
    tx,
    sql`${insertMany(memberGroups, rows)}
      on conflict (member_id, group_id) do update set ended_at = null, joined_at = excluded.joined_at
        where member_groups.ended_at is not null
      returning member_id::text as "memberId", group_id::text as "groupId"`,
  );
  await fillActiveGroups(tx, memberIds);
  return added;
}

/** Gives those of a set of members who have none an active group: the first of theirs by title. */
export async function fillActiveGroups(tx: Database, memberIds: SQL): Promise<void> {
  await tx.execute(sql`update member_groups mg set is_active = true
    from (
      select distinct on (own.member_id) own.member_id, own.group_id
      from ${currentMemberships} own join groups g on g.id = own.group_id
      where own.member_id in ${memberIds}
        and not exists (select from ${lastingMemberships} active
          where active.member_id = own.member_id and active.is_active)
      order by own.member_id, g.title
    ) next
    where mg.member_id = next.member_id and mg.group_id = next.group_id`);
}
