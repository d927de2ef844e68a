import type { RecentImport } from '@syndication/contract/console-people/console-people.schemas';
import { eq, sql } from 'drizzle-orm';

import { queryRows, type Database } from '../../database/database';
import { insertMany } from '../../database/insert-many';
import { lockName } from '../../database/lock-name';
import {
  memberGroups,
  memberImportRows,
  memberImports,
  members,
  users,
} from '../../database/schema';
import { fullNameOf, idSet, isoMoment } from '../../database/sql-text';
import { refreshStatistics } from '../../database/tend-tables';
import { withdrawPasswordLinks } from '../../mail/outbox.repository';
import { fillActiveGroups } from '../members/add-memberships.repository';
import { lockMembers } from '../members/members.repository';
import { currentMemberships, lastingMemberships } from '../members/memberships';

/** Locks the id of an import, written or not, until the transaction ends. */
export async function lockImport(tx: Database, id: string) {
  await lockName(tx, id);
  const [found] = await tx.select().from(memberImports).where(eq(memberImports.id, id));
  return found;
}

/**
 * What an import made: whole accounts, and memberships of those who were there before. One that is sent again with
 * further people is of that moment.
 */
export async function addImport(
  tx: Database,
  made: typeof memberImports.$inferInsert,
  rows: readonly { memberId: string; groupId: string | null }[],
): Promise<void> {
  const { fileName, createdAt } = made;
  const [added] = await tx
    .insert(memberImports)
    .values(made)
    .onConflictDoUpdate({ target: memberImports.id, set: { fileName, createdAt } })
    .returning({ id: memberImports.id });
  if (!added || rows.length === 0) return;
  const { id: importId } = added;
  const ofImport = rows.map((row) => ({ importId, ...row }));
  await tx.execute(insertMany(memberImportRows, ofImport));
}

/** Refreshes the planner's row counts of the tables from which people are listed. */
export const refreshPeopleStatistics = (db: Database): Promise<void> =>
  refreshStatistics(db, users, members, memberGroups);

/** Forgets what an undone import made: when it is sent again, only what it makes then can be undone. */
export async function forgetImport(tx: Database, id: string): Promise<void> {
  await tx.delete(memberImports).where(eq(memberImports.id, id));
}

/** The groups that people are in because of an import. */
export async function findImportGroups(db: Database, importId: string): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    db,
    sql`select distinct mg.group_id::text as id from member_import_rows r
      join member_imports i on i.id = r.import_id
      join ${currentMemberships} mg on mg.member_id = r.member_id
        and (r.group_id is null or mg.group_id = r.group_id) and mg.joined_at <= i.created_at
      where r.import_id = ${importId}::uuid`,
  );
  return rows.map(({ id }) => id);
}

/** True for `users` who look after something: the association, a group or a deal. */
const hasRole = sql`exists (select from members m where m.user_id = users.id and (m.is_staff
  or exists (select from ${lastingMemberships} mg where mg.member_id = m.id and mg.is_admin)
  or exists (select from nominations n where n.lead_id = m.id)))`;

/**
 * Undoes an import: deletes accounts that nobody has used, added to a group or given a role since, with the
 * invitations to them, and ends memberships that nobody has given again since.
 * @returns how many accounts were deleted, and how many kept
 */
export async function removeImported(
  tx: Database,
  importId: string,
  undoneAt: Date,
): Promise<{ removed: number; kept: number }> {
  await tx.update(memberImports).set({ undoneAt }).where(eq(memberImports.id, importId));
  await lockMembers(
    tx,
    sql`(select r.member_id from member_import_rows r where r.import_id = ${importId}::uuid)`,
  );
  const whole = sql`select r.member_id from member_import_rows r
    where r.import_id = ${importId}::uuid and r.group_id is null`;
  const ended = await queryRows<{ memberId: string }>(
    tx,
    sql`update member_groups mg
      set ended_at = ${undoneAt.toISOString()}::timestamptz, is_active = false, is_admin = false
      from member_import_rows r join member_imports i on i.id = r.import_id
      where r.import_id = ${importId}::uuid and r.group_id = mg.group_id
        and r.member_id = mg.member_id and mg.ended_at is null and mg.joined_at <= i.created_at
      returning mg.member_id::text as "memberId"`,
  );
  await fillActiveGroups(tx, idSet(ended.map(({ memberId }) => memberId)));
  const accounts = await tx
    .select({ userId: members.userId })
    .from(members)
    .where(sql`${members.id} in (${whole})`);
  const removed = await tx
    .delete(users)
    .where(
      sql`${users.id} in (select m.user_id from members m where m.id in (${whole}))
        and ${users.lastSignedInAt} is null and ${users.passwordHash} is null
        and not ${hasRole}
        and not exists (select from members m join ${currentMemberships} mg on mg.member_id = m.id
          join member_imports i on i.id = ${importId}::uuid
          where m.user_id = ${users.id} and mg.joined_at > i.created_at)`,
    )
    .returning({ email: users.email });
  await withdrawPasswordLinks(
    tx,
    removed.map(({ email }) => email),
  );
  return { removed: removed.length, kept: accounts.length - removed.length };
}

/**
 * Imports that were made since a moment and not undone, the latest first.
 * @param importedBy user id; null for everybody's
 */
export function findRecentImports(
  db: Database,
  importedBy: string | null,
  since: Date,
): Promise<RecentImport[]> {
  return queryRows(
    db,
    sql`select i.id::text, i.file_name as "fileName", ${isoMoment(sql`i.created_at`)} as "createdAt",
        ${fullNameOf('u')} as "importedBy",
        count(r.member_id) filter (where r.group_id is null)::int as accounts,
        count(r.member_id) filter (where r.group_id is not null)::int as memberships
      from member_imports i left join member_import_rows r on r.import_id = i.id
      left join users u on u.id = i.imported_by
      where i.undone_at is null and i.created_at >= ${since.toISOString()}::timestamptz
        and ${importedBy === null ? sql`true` : sql`i.imported_by = ${importedBy}::uuid`}
      group by i.id, u.id having count(r.member_id) > 0
      order by i.created_at desc, i.id`,
  );
}
