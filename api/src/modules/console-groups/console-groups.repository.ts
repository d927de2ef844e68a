import type { GroupKind } from '@syndication/contract/console-groups/console-groups.rules';
import type { ConsoleGroup } from '@syndication/contract/console-groups/console-groups.schemas';
import type { MinBallots } from '@syndication/contract/votes/snapshots.rules';
import { and, eq, inArray, sql } from 'drizzle-orm';

import { queryRows, type Database } from '../../database/database';
import { lockName } from '../../database/lock-name';
import { angelGroupConnections, angelGroups, groups, memberGroups } from '../../database/schema';
import { fullNameOf, isOneOf } from '../../database/sql-text';
import { fillActiveGroups } from '../members/add-memberships.repository';
import { lockMember, lockMembers } from '../members/members.repository';
import { formerMemberships, lastingMemberships } from '../members/memberships';
import { isListed } from '../ventures/list-ventures';

/** Groups of both kinds, syndication groups first, then by title. @param ownIds null for all of them */
export async function findConsoleGroups(
  db: Database,
  ownIds: readonly string[] | null,
  now: Date,
): Promise<ConsoleGroup[]> {
  const isShown = isOneOf(sql`g.id`, ownIds);
  return queryRows<ConsoleGroup>(
    db,
    sql`with listed as materialized (
      select v.id, owner.email from ventures v left join users owner on owner.id = v.owner_id
      where ${isListed(now)}
    ), group_deals as (
      select n.group_id, count(distinct s.id)::int as deals
      from nominations n join listed s on s.id = n.venture_id or s.email = n.email
      -- Those of an archived group count too: they are back when it is.
      where n.withdrawn_at is null
      group by n.group_id
    ), angel_members as (
      select m.angel_group_id, count(*)::int as members from members m join users u on u.id = m.user_id
      where u.deactivated_at is null group by m.angel_group_id
    )
    select g.id::text, 'syndication' as kind, g.title, g.archived_at is not null as "isArchived", g.version,
      g.min_ballots as "minBallots",
      (select count(*)::int from ${lastingMemberships} mg join members m on m.id = mg.member_id
        join users u on u.id = m.user_id
        where mg.group_id = g.id and u.deactivated_at is null) as members,
      coalesce(group_deals.deals, 0) as deals,
      coalesce((select json_agg(json_build_object('memberId', m.id, 'email', u.email,
          'name', ${fullNameOf('u')}) order by u.last_name, u.first_name, u.id)
        from ${lastingMemberships} mg join members m on m.id = mg.member_id join users u on u.id = m.user_id
        where mg.group_id = g.id and mg.is_admin and u.deactivated_at is null), '[]') as admins,
      coalesce((select json_agg(c.angel_group_id order by c.angel_group_id)
        from angel_group_connections c where c.group_id = g.id), '[]') as "connectedTo"
    from groups g left join group_deals on group_deals.group_id = g.id
    where ${isShown}
    union all
    select g.id::text, 'angel', g.title, g.archived_at is not null, g.version, null,
      coalesce(angel_members.members, 0), 0, '[]', coalesce((select json_agg(c.group_id order by c.group_id)
        from angel_group_connections c where c.angel_group_id = g.id), '[]')
    from angel_groups g left join angel_members on angel_members.angel_group_id = g.id
    where ${ownIds === null}
    order by kind desc, title`,
  );
}

const tableOf = (kind: GroupKind) => (kind === 'angel' ? angelGroups : groups);

/** A group of either kind; its id is locked until the transaction ends, also while there is no such group. */
export async function lockGroup(tx: Database, id: string) {
  await lockName(tx, id);
  for (const kind of ['syndication', 'angel'] as const) {
    const table = tableOf(kind);
    const [group] = await tx.select().from(table).where(eq(table.id, id)).for('no key update');
    if (group) return { minBallots: undefined, ...group, kind };
  }
  return undefined;
}

export async function addGroup(
  tx: Database,
  kind: GroupKind,
  group: { id: string; title: string; minBallots?: MinBallots },
): Promise<void> {
  await tx.insert(tableOf(kind)).values(group);
}

export async function changeGroup(
  tx: Database,
  kind: GroupKind,
  id: string,
  change: { title?: string; minBallots?: MinBallots; archivedAt?: Date | null },
): Promise<void> {
  const table = tableOf(kind);
  await tx
    .update(table)
    .set({ ...change, version: sql`${table.version} + 1` })
    .where(eq(table.id, id));
}

/** Members of an angel group who can sign in and were not taken out of the syndication group before. */
export async function findMembersToTakeOver(
  db: Database,
  angelGroupId: string,
  groupId: string,
): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    db,
    sql`select m.id::text from members m join users u on u.id = m.user_id
      where m.angel_group_id = ${angelGroupId}::uuid and u.deactivated_at is null
        and not exists (select from ${formerMemberships} mg
          where mg.member_id = m.id and mg.group_id = ${groupId}::uuid)
      order by m.id`,
  );
  return rows.map(({ id }) => id);
}

export async function findConnections(db: Database, angelGroupId: string): Promise<string[]> {
  const rows = await db
    .select({ id: angelGroupConnections.groupId, title: groups.title })
    .from(angelGroupConnections)
    .innerJoin(groups, eq(groups.id, angelGroupConnections.groupId))
    .where(eq(angelGroupConnections.angelGroupId, angelGroupId))
    .orderBy(groups.title);
  return rows.map(({ id }) => id);
}

/** @returns false when one of them is no syndication group */
export async function setConnections(
  tx: Database,
  angelGroupId: string,
  groupIds: readonly string[],
): Promise<boolean> {
  await tx
    .delete(angelGroupConnections)
    .where(eq(angelGroupConnections.angelGroupId, angelGroupId));
  if (groupIds.length === 0) return true;
  if ((await tx.$count(groups, inArray(groups.id, [...groupIds]))) < groupIds.length) return false;
  await tx
    .insert(angelGroupConnections)
    .values(groupIds.map((groupId) => ({ angelGroupId, groupId })));
  return true;
}

/**
 * Members whose active group is archived get the first of their other groups by title; those of a group that was
 * restored get it back when they have no active one.
 */
export async function moveActiveGroups(tx: Database, groupId: string): Promise<void> {
  const memberIds = sql`(select member_id from ${lastingMemberships} kept
    where kept.group_id = ${groupId}::uuid)`;
  await lockMembers(tx, memberIds);
  await tx.execute(sql`update member_groups set is_active = false
    where is_active and group_id = ${groupId}::uuid
      and group_id in (select id from groups where archived_at is not null)`);
  await fillActiveGroups(tx, memberIds);
}

/** @returns whether the member was the group's admin before; undefined for nobody of the group */
export async function setGroupAdmin(
  tx: Database,
  groupId: string,
  memberId: string,
  isAdmin: boolean,
): Promise<boolean | undefined> {
  await lockMember(tx, memberId);
  const [own] = await queryRows<{ isAdmin: boolean }>(
    tx,
    sql`select is_admin as "isAdmin" from ${lastingMemberships} mg
      where mg.group_id = ${groupId}::uuid and mg.member_id = ${memberId}::uuid`,
  );
  if (!own) return undefined;
  await tx
    .update(memberGroups)
    .set({ isAdmin })
    .where(and(eq(memberGroups.groupId, groupId), eq(memberGroups.memberId, memberId)));
  return own.isAdmin;
}
