import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';

import { queryRows, type Database } from '../../database/database';
import { insertMany } from '../../database/insert-many';
import { members, users } from '../../database/schema';
import { textSet } from '../../database/sql-text';

/** The users with these addresses, and their members. The accounts are locked against other changes. */
export async function lockAccounts(tx: Database, emails: readonly string[]) {
  if (emails.length === 0) return [];
  return (
    tx
      .select({ user: users, member: members })
      .from(users)
      .leftJoin(members, eq(members.userId, users.id))
      .where(sql`${users.email} in ${textSet(emails)}`)
      .orderBy(users.id)
      // No more than that: somebody who has locked a member goes on to keep the account.
      .for('no key update', { of: users })
  );
}

/** A member with the account, both locked until the transaction ends. */
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
  const role = 'investor' as const;
  const accounts = await queryRows<{ id: string; email: string }>(
    tx,
    sql`${insertMany(
      users,
      people.map((person) => ({ ...person, role })),
    )} on conflict do nothing returning id::text as id, email`,
  );
  if (accounts.length === 0) return new Map();
  const added = await queryRows<{ memberId: string; userId: string }>(
    tx,
    sql`${insertMany(
      members,
      accounts.map(({ id }) => ({ userId: id, isStaff, angelGroupId })),
    )} returning id::text as "memberId", user_id::text as "userId"`,
  );
  const emailOf = new Map(accounts.map(({ id, email }) => [id, email]));
  return new Map(added.map((ids) => [emailOf.get(ids.userId)!, ids]));
}

export async function setStaff(
  tx: Database,
  memberIds: readonly string[],
  isStaff: boolean,
): Promise<void> {
  if (memberIds.length === 0) return;
  await tx
    .update(members)
    .set({ isStaff })
    .where(inArray(members.id, [...memberIds]));
}

/**
 * Staff whose accounts are active, invited ones included. Nobody else removes any until the transaction ends, nor
 * changes the further people: accounts in one order and members after them in theirs, as all lock them who lock several.
 * @param further ids of users or members
 */
export async function lockStaff(tx: Database, further: readonly string[] = []) {
  const isStaff = and(members.isStaff, isNull(users.deactivatedAt));
  const isLocked = or(isStaff, inArray(users.id, [...further]), inArray(members.id, [...further]));
  await tx
    .select({ id: users.id })
    .from(users)
    .leftJoin(members, eq(members.userId, users.id))
    .where(isLocked)
    .orderBy(users.id)
    .for('no key update', { of: users });
  const locked = await tx
    .select({
      memberId: members.id,
      userId: users.id,
      email: users.email,
      hasSignedIn: sql<boolean>`${users.lastSignedInAt} is not null`,
      isStaff: sql<boolean>`${isStaff}`,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(isLocked)
    .orderBy(members.id)
    .for('no key update', { of: members });
  return locked.filter((person) => person.isStaff);
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
