import type { RecentImport } from '@syndication/contract/console-people/console-people.schemas';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';

import { queryRows, type Database } from '../../database/database';
import { inBatches } from '../../database/in-batches';
import { lockName } from '../../database/lock-name';
import {
  angelGroupConnections,
  angelGroups,
  groups,
  memberGroups,
  memberImportRows,
  memberImports,
  members,
  resetTokens,
  users,
} from '../../database/schema';
import { fullNameOf, isoMoment } from '../../database/sql-text';
import { withdrawPasswordLinks } from '../../mail/outbox.repository';
import { lockMembers } from '../members/members.repository';
import { currentMemberships } from '../members/memberships';

/** The users with these addresses, and their members. The accounts are locked against other changes. */
export async function lockAccounts(tx: Database, emails: readonly string[]) {
  if (emails.length === 0) return [];
  return tx
    .select({ user: users, member: members })
    .from(users)
    .leftJoin(members, eq(members.userId, users.id))
    .where(inArray(users.email, [...emails]))
    .orderBy(users.id)
    .for('update', { of: users });
}

/** A member and the account. Nobody else changes it until the transaction ends. */
export async function lockPerson(tx: Database, memberId: string) {
  const [person] = await tx
    .select({ user: users, member: members })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.id, memberId))
    // Both, so that what is read of either is what it is after others have ended.
    .for('no key update', { of: [users, members] });
  return person;
}

export interface NewPerson {
  email: string;
  firstName: string;
  lastName: string;
}

/**
 * Makes accounts of members, without passwords.
 * @returns by address; without those whose address somebody else has just taken
 */
export async function addPeople(
  tx: Database,
  people: readonly NewPerson[],
  { isStaff, angelGroupId }: { isStaff: boolean; angelGroupId: string | null },
): Promise<Map<string, { userId: string; memberId: string }>> {
  if (people.length === 0) return new Map();
  const accounts = await tx
    .insert(users)
    .values(people.map((person) => ({ ...person, role: 'investor' as const })))
    .onConflictDoNothing()
    .returning({ id: users.id, email: users.email });
  if (accounts.length === 0) return new Map();
  const added = await tx
    .insert(members)
    .values(accounts.map(({ id }) => ({ userId: id, isStaff, angelGroupId })))
    .returning({ memberId: members.id, userId: members.userId });
  const emailOf = new Map(accounts.map(({ id, email }) => [id, email]));
  return new Map(added.map((ids) => [emailOf.get(ids.userId)!, ids]));
}

export interface MembershipKey {
  memberId: string;
  groupId: string;
}

const idsIn = (ids: readonly string[]) =>
  sql`select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid`;

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
  const memberIds = [...new Set(wanted.map(({ memberId }) => memberId))];
  await lockMembers(tx, idsIn(memberIds));
  const added = await inBatches(wanted, (batch) =>
    tx
      .insert(memberGroups)
      .values(batch.map((key) => ({ ...key, joinedAt })))
      .onConflictDoUpdate({
        target: [memberGroups.memberId, memberGroups.groupId],
        set: { endedAt: null, joinedAt },
        setWhere: sql`${memberGroups.endedAt} is not null`,
      })
      .returning({ memberId: memberGroups.memberId, groupId: memberGroups.groupId }),
  );
  await fillActiveGroups(tx, memberIds);
  return added;
}

/** Gives those who have none an active group: the first of theirs by title. */
async function fillActiveGroups(tx: Database, memberIds: readonly string[]): Promise<void> {
  await tx.execute(sql`update member_groups mg set is_active = true
    from (
      select distinct on (own.member_id) own.member_id, own.group_id
      from ${currentMemberships} own join groups g on g.id = own.group_id
      where own.member_id in (${idsIn(memberIds)})
        and not exists (select from ${currentMemberships} active
          where active.member_id = own.member_id and active.is_active)
      order by own.member_id, g.title
    ) next
    where mg.member_id = next.member_id and mg.group_id = next.group_id`);
}

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

interface InvitationLink {
  userId: string;
  tokenHash: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Earlier links of these accounts open nothing any more. */
export async function saveInvitationLinks(
  tx: Database,
  links: readonly InvitationLink[],
): Promise<void> {
  if (links.length === 0) return;
  const purpose = 'invitation' as const;
  await tx
    .insert(resetTokens)
    .values(links.map((link) => ({ ...link, purpose })))
    .onConflictDoUpdate({
      target: resetTokens.userId,
      set: {
        purpose,
        tokenHash: sql`excluded.token_hash`,
        createdAt: sql`excluded.created_at`,
        expiresAt: sql`excluded.expires_at`,
      },
    });
}

/** Whose invitation a link is, expired or not; undefined when it is none, or was replaced. */
export async function findInvited(db: Database, tokenHash: string) {
  const [invited] = await db
    .select({ userId: users.id, email: users.email, memberId: members.id })
    .from(resetTokens)
    .innerJoin(users, eq(users.id, resetTokens.userId))
    .innerJoin(members, eq(members.userId, users.id))
    .where(
      and(
        eq(resetTokens.tokenHash, tokenHash),
        eq(resetTokens.purpose, 'invitation'),
        isNull(users.deactivatedAt),
      ),
    );
  return invited;
}

export async function setStaff(
  tx: Database,
  memberIds: readonly string[],
  isStaff: boolean,
): Promise<void> {
  await tx
    .update(members)
    .set({ isStaff })
    .where(inArray(members.id, [...memberIds]));
}

/**
 * Staff whose accounts are active, invited ones included. Nobody else removes any until the transaction ends. Lock
 * other people after them: two who take the right from each other then wait instead of blocking each other.
 */
export async function lockStaff(tx: Database) {
  return tx
    .select({
      memberId: members.id,
      userId: users.id,
      email: users.email,
      hasSignedIn: sql<boolean>`${users.lastSignedInAt} is not null`,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(members.isStaff, isNull(users.deactivatedAt)))
    .orderBy(users.id)
    .for('no key update');
}

export async function changePerson(
  tx: Database,
  { userId, memberId }: { userId: string; memberId: string },
  {
    angelGroupId,
    ...account
  }: {
    firstName?: string;
    lastName?: string;
    deactivatedAt?: Date | null;
    angelGroupId?: string | null;
  },
): Promise<void> {
  await tx
    .update(users)
    .set({ ...account, version: sql`${users.version} + 1` })
    .where(eq(users.id, userId));
  if (angelGroupId === undefined) return;
  await tx.update(members).set({ angelGroupId }).where(eq(members.id, memberId));
}

/** Nobody else writes or undoes an import of this id until the transaction ends. */
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
  if (!added) return;
  await inBatches(rows, async (batch) => {
    await tx.insert(memberImportRows).values(batch.map((row) => ({ importId: added.id, ...row })));
    return [];
  });
}

/** The groups that people are in because of an import. */
export async function findImportGroups(db: Database, importId: string): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    db,
    sql`select distinct mg.group_id::text as id from member_import_rows r
      join member_imports i on i.id = r.import_id
      join ${currentMemberships} mg on mg.member_id = r.member_id
        and (mg.group_id = r.group_id or (r.group_id is null and mg.joined_at <= i.created_at))
      where r.import_id = ${importId}::uuid`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Takes back what an import made: accounts that nobody has used or added to a group since, with the invitations to
 * them, and memberships.
 * @returns how many accounts went, and how many stayed
 */
export async function removeImported(
  tx: Database,
  importId: string,
  undoneAt: Date,
): Promise<{ removed: number; kept: number }> {
  await tx.update(memberImports).set({ undoneAt }).where(eq(memberImports.id, importId));
  await lockMembers(
    tx,
    sql`select r.member_id from member_import_rows r where r.import_id = ${importId}::uuid`,
  );
  const whole = sql`select r.member_id from member_import_rows r
    where r.import_id = ${importId}::uuid and r.group_id is null`;
  const ended = await queryRows<{ memberId: string }>(
    tx,
    sql`update member_groups mg
      set ended_at = ${undoneAt.toISOString()}::timestamptz, is_active = false, is_admin = false
      from member_import_rows r
      where r.import_id = ${importId}::uuid and r.group_id = mg.group_id
        and r.member_id = mg.member_id and mg.ended_at is null
      returning mg.member_id::text as "memberId"`,
  );
  await fillActiveGroups(
    tx,
    ended.map(({ memberId }) => memberId),
  );
  const accounts = await tx
    .select({ userId: members.userId })
    .from(members)
    .where(sql`${members.id} in (${whole})`);
  const removed = await tx
    .delete(users)
    .where(
      sql`${users.id} in (select m.user_id from members m where m.id in (${whole}))
        and ${users.lastSignedInAt} is null and ${users.passwordHash} is null
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
 * Imports that were made since a moment and not taken back, the latest first.
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
