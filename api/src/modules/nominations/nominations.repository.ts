import { asc, eq, inArray } from 'drizzle-orm';

import type { Database } from '../../database/database';
import { groups, members, nominations, users } from '../../database/schema';

/** Titles of the groups that an address is nominated to. */
export async function findNominatedGroupTitles(db: Database, email: string): Promise<string[]> {
  const rows = await db
    .select({ title: groups.title })
    .from(nominations)
    .innerJoin(groups, eq(groups.id, nominations.groupId))
    .where(eq(nominations.email, email))
    .orderBy(asc(groups.title));
  return rows.map(({ title }) => title);
}

export interface NominatingMember {
  firstName: string;
  lastName: string;
  email: string;
}

/** The member of the earliest nomination: the deal lead. */
export async function findNominatingMember(
  db: Database,
  email: string,
): Promise<NominatingMember | undefined> {
  const [row] = await db
    .select({ firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(nominations)
    .innerJoin(members, eq(members.id, nominations.nominatedBy))
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(nominations.email, email))
    .orderBy(asc(nominations.createdAt), asc(nominations.id))
    .limit(1);
  return row;
}

export async function findGroupTitles(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: groups.id, title: groups.title })
    .from(groups)
    .where(inArray(groups.id, [...ids]));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

export interface NewNomination {
  email: string;
  groupId: string;
}

/**
 * Adds those that are new: an address is nominated to a group once, and the first nomination stays.
 * @returns the ones that were new
 */
export async function addNominations(
  tx: Database,
  nominatedBy: string,
  entries: readonly NewNomination[],
  createdAt: Date,
): Promise<NewNomination[]> {
  const rows = await tx
    .insert(nominations)
    .values(entries.map((entry) => ({ ...entry, nominatedBy, createdAt })))
    .onConflictDoNothing({ target: [nominations.email, nominations.groupId] })
    .returning({ email: nominations.email, groupId: nominations.groupId });
  return rows.flatMap(({ email, groupId }) => (email ? [{ email, groupId }] : []));
}
