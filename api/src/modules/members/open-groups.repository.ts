import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';

import { queryRows, type Database } from '../../database/database';
import { angelGroupConnections, angelGroups, groups } from '../../database/schema';
import { lastingMemberships } from './memberships';

/** Titles of groups that are not archived, by their ids. */
export async function findOpenGroups(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: groups.id, title: groups.title })
    .from(groups)
    .where(and(inArray(groups.id, [...ids]), isNull(groups.archivedAt)));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/**
 * The same, and nobody archives them until the transaction ends: who joins one meanwhile would keep it as the active
 * group, and see no deals. Lock members after them, as archiving does.
 */
export async function lockOpenGroups(
  tx: Database,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  await tx
    .select({ id: groups.id })
    .from(groups)
    .where(inArray(groups.id, [...ids]))
    .orderBy(groups.id)
    .for('share');
  return findOpenGroups(tx, ids);
}

/** Nobody archives or restores a group of these members until the transaction ends. */
export async function lockGroupsOf(tx: Database, memberIds: SQL): Promise<void> {
  const rows = await queryRows<{ id: string }>(
    tx,
    sql`select distinct group_id::text as id from ${lastingMemberships} mg
      where member_id in ${memberIds}`,
  );
  await lockOpenGroups(
    tx,
    rows.map(({ id }) => id),
  );
}

/** The open syndication groups that an angel group belongs to; undefined for one that is not there. */
export async function findConnectedGroups(
  db: Database,
  angelGroupId: string,
): Promise<string[] | undefined> {
  const isOpen = and(eq(angelGroups.id, angelGroupId), isNull(angelGroups.archivedAt));
  if ((await db.$count(angelGroups, isOpen)) === 0) return undefined;
  const rows = await db
    .select({ id: groups.id })
    .from(angelGroupConnections)
    .innerJoin(groups, eq(groups.id, angelGroupConnections.groupId))
    .where(and(eq(angelGroupConnections.angelGroupId, angelGroupId), isNull(groups.archivedAt)));
  return rows.map(({ id }) => id);
}
