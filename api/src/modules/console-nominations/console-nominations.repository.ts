import { and, eq, isNull, or, sql } from 'drizzle-orm';

import { queryRows, type Database } from '../../database/database';
import { groups, members, nominations, users } from '../../database/schema';
import { idSet } from '../../database/sql-text';
import { currentMemberships } from '../members/memberships';

/** A nomination to a group that is not archived, locked until the transaction ends. */
export async function lockNomination(tx: Database, id: string) {
  const [found] = await tx
    .select({ nomination: nominations, groupTitle: groups.title })
    .from(nominations)
    .innerJoin(groups, eq(groups.id, nominations.groupId))
    .where(and(eq(nominations.id, id), isNull(groups.archivedAt)))
    .for('update', { of: nominations });
  return found && { ...found.nomination, groupTitle: found.groupTitle };
}

type Change = Partial<
  Pick<typeof nominations.$inferInsert, 'email' | 'leadId' | 'withdrawnAt' | 'mailedAt'>
>;

export async function changeNomination(tx: Database, id: string, change: Change): Promise<void> {
  await tx
    .update(nominations)
    .set({ ...change, version: sql`${nominations.version} + 1` })
    .where(eq(nominations.id, id));
}

/**
 * Nobody deletes the accounts of who nominated and who was nominated until the transaction ends. Lock the nomination
 * after them, as deletion does.
 */
export async function lockPeopleOf(tx: Database, id: string): Promise<void> {
  const isTheirs = or(eq(users.id, members.userId), eq(users.email, nominations.email));
  await tx
    .select({ id: users.id })
    .from(nominations)
    .leftJoin(members, eq(members.id, nominations.nominatedBy))
    .innerJoin(users, isTheirs)
    .where(eq(nominations.id, id))
    .orderBy(users.id)
    .for('share', { of: users });
}

/** Nominates an imported deal to a further group. @returns false when it is nominated there already */
export async function addVentureNomination(
  tx: Database,
  added: { ventureId: string; groupId: string; nominatedBy: string | null; createdAt: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(nominations)
    .values(added)
    .onConflictDoUpdate({
      target: [nominations.ventureId, nominations.groupId],
      set: { ...added, leadId: null, withdrawnAt: null },
      setWhere: sql`${nominations.withdrawnAt} is not null`,
    })
    .returning({ id: nominations.id });
  return rows.length > 0;
}

/** A member by id, with the name that mails and the audit trail show. */
export async function findMember(db: Database, memberId: string) {
  const [member] = await db
    .select({ firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.id, memberId));
  return member;
}

/**
 * A member whose account nobody deletes until the transaction ends. Lock nominations after it, as deletion does.
 * @param groupIds only a member of one of these; null: any member who can sign in
 */
export async function lockMemberByEmail(
  tx: Database,
  email: string,
  groupIds: readonly string[] | null,
): Promise<string | undefined> {
  const isReachable =
    groupIds === null
      ? sql`true`
      : sql`exists (select from ${currentMemberships} mg where mg.member_id = m.id
          and mg.group_id in ${idSet(groupIds)})`;
  const [member] = await queryRows<{ id: string }>(
    tx,
    sql`select m.id::text as id from members m join users u on u.id = m.user_id
      where u.email = ${email} and u.deactivated_at is null and ${isReachable}
      for share of u`,
  );
  return member?.id;
}
