import { and, asc, eq, inArray, isNull, isNotNull, sql } from 'drizzle-orm';

import type { Database } from '../../database/database';
import { lockName, lockNameShared } from '../../database/lock-name';
import { angelGroups, groups, members, nominations, users, ventures } from '../../database/schema';
import { textSet } from '../../database/sql-text';
import { fullName } from '../accounts/full-name';

/** True of nominations `n` and their groups that count (current-nominations.ts). */
const isCurrent = and(isNull(nominations.withdrawnAt), isNull(groups.archivedAt));

export async function isNominated(db: Database, email: string): Promise<boolean> {
  return (await findNominatedGroupTitles(db, email)).length > 0;
}

/** The same, and nobody withdraws or corrects its nominations until the transaction ends. */
export async function keepNominated(tx: Database, email: string): Promise<boolean> {
  const kept = await tx
    .select({ id: nominations.id })
    .from(nominations)
    .innerJoin(groups, eq(groups.id, nominations.groupId))
    .where(and(eq(nominations.email, email), isCurrent))
    .orderBy(asc(groups.title), asc(nominations.id))
    .for('share', { of: nominations });
  return kept.length > 0;
}

/** Titles of the groups that an address is nominated to. */
export async function findNominatedGroupTitles(db: Database, email: string): Promise<string[]> {
  const rows = await db
    .select({ title: groups.title })
    .from(nominations)
    .innerJoin(groups, eq(groups.id, nominations.groupId))
    .where(and(eq(nominations.email, email), isCurrent))
    .orderBy(asc(groups.title));
  return rows.map(({ title }) => title);
}

const NEW_ADDRESSES = 'new addresses';

/** Until the transaction ends, nobody else adds an account for a new address, or nominates one. */
export const lockNewAddresses = (tx: Database): Promise<void> => lockName(tx, NEW_ADDRESSES);

/**
 * The same lock shared, for nominations: an address that gets a member's account meanwhile could never have a
 * founder's. Lock everything else after it.
 */
export const lockNewAddressesShared = (tx: Database): Promise<void> =>
  lockNameShared(tx, NEW_ADDRESSES);

/** Those of the addresses that are nominated. */
export async function findNominatedAddresses(
  db: Database,
  emails: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ email: nominations.email })
    .from(nominations)
    .innerJoin(groups, eq(groups.id, nominations.groupId))
    .where(and(sql`${nominations.email} in ${textSet(emails)}`, isCurrent));
  return new Set(rows.flatMap(({ email }) => email ?? []));
}

export interface NominatingMember {
  firstName: string;
  lastName: string;
  email: string;
  /** The member's angel group, else the syndication group of the nomination. */
  group: string;
}

/** The member of the earliest nomination whose member can sign in: the deal lead. */
export async function findNominatingMember(
  db: Database,
  email: string,
): Promise<NominatingMember | undefined> {
  const [row] = await db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      group: sql<string>`coalesce(${angelGroups.title}, ${groups.title})`,
    })
    .from(nominations)
    .innerJoin(groups, eq(groups.id, nominations.groupId))
    .innerJoin(
      members,
      eq(members.id, sql`coalesce(${nominations.leadId}, ${nominations.nominatedBy})`),
    )
    .innerJoin(users, and(eq(users.id, members.userId), isNull(users.deactivatedAt)))
    .leftJoin(angelGroups, eq(angelGroups.id, members.angelGroupId))
    .where(and(eq(nominations.email, email), isCurrent))
    .orderBy(asc(nominations.createdAt), asc(nominations.id))
    .limit(1);
  return row;
}

/** What an address is nominated to, and by whom: in the order of the nominations, which is that of its deal leads. */
export async function findNominationsOf(db: Database, email: string) {
  const rows = await db
    .select({
      id: nominations.id,
      group: groups.title,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(nominations)
    .innerJoin(groups, eq(groups.id, nominations.groupId))
    .leftJoin(members, eq(members.id, nominations.nominatedBy))
    .leftJoin(users, eq(users.id, members.userId))
    .where(and(eq(nominations.email, email), isCurrent))
    .orderBy(asc(nominations.createdAt), asc(groups.title));
  return rows.map(({ firstName, lastName, ...row }) => ({
    ...row,
    nominatedBy: firstName === null ? null : fullName(firstName, lastName),
  }));
}

/** The address that a nomination is for; null for an imported deal's, or when there is no such nomination. */
export async function findNominatedAddress(db: Database, id: string): Promise<string | null> {
  const [row] = await db
    .select({ email: nominations.email })
    .from(nominations)
    .where(eq(nominations.id, id));
  return row?.email ?? null;
}

/** One address in one group. */
export interface NominationKey {
  email: string;
  groupId: string;
}

const toText = ({ email, groupId }: NominationKey) => `${email} ${groupId}`;

/**
 * Adds those that are new, as mailed at once: an address is nominated to a group once, and the first nomination
 * stays. One that was withdrawn is a new one.
 * @returns ids of the new ones
 */
export async function addNominations(
  tx: Database,
  nominatedBy: string | null,
  keys: readonly NominationKey[],
  createdAt: Date,
): Promise<Set<string>> {
  // In one order, so that two who nominate the same addresses at once never wait for each other.
  const sorted = keys.toSorted((one, other) => (toText(one) < toText(other) ? -1 : 1));
  const made = { nominatedBy, createdAt, mailedAt: createdAt };
  const rows = await tx
    .insert(nominations)
    .values(sorted.map((key) => ({ ...key, ...made })))
    .onConflictDoUpdate({
      target: [nominations.email, nominations.groupId],
      set: {
        ...made,
        leadId: null,
        withdrawnAt: null,
        version: sql`${nominations.version} + 1`,
      },
      setWhere: isNotNull(nominations.withdrawnAt),
    })
    .returning({ id: nominations.id });
  return new Set(rows.map(({ id }) => id));
}

export interface StoredNomination extends NominationKey {
  id: string;
  groupTitle: string;
  nominatedBy: string | null;
  nominatedAt: Date;
  mailedAt: Date | null;
}

/**
 * Those that exist, in the order of the addresses and by title of the group. Nobody else changes them until the
 * transaction ends.
 */
export async function lockNominations(
  tx: Database,
  keys: readonly NominationKey[],
): Promise<StoredNomination[]> {
  const emails = [...new Set(keys.map(({ email }) => email))];
  const rows = await tx
    .select({
      id: nominations.id,
      email: nominations.email,
      groupId: nominations.groupId,
      groupTitle: groups.title,
      nominatedBy: nominations.nominatedBy,
      nominatedAt: nominations.createdAt,
      mailedAt: nominations.mailedAt,
    })
    .from(nominations)
    .innerJoin(groups, eq(groups.id, nominations.groupId))
    .where(
      and(
        inArray(nominations.email, emails),
        inArray(nominations.groupId, [...new Set(keys.map(({ groupId }) => groupId))]),
        isNull(nominations.withdrawnAt),
      ),
    )
    .orderBy(asc(nominations.email), asc(groups.title), asc(nominations.id))
    .for('update', { of: nominations });
  const wanted = new Set(keys.map(toText));
  return rows
    .flatMap(({ email, ...row }) =>
      email && wanted.has(toText({ email, groupId: row.groupId })) ? [{ email, ...row }] : [],
    )
    .toSorted((one, other) => emails.indexOf(one.email) - emails.indexOf(other.email));
}

export async function setMailedAt(
  tx: Database,
  ids: readonly string[],
  mailedAt: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(nominations)
    .set({ mailedAt })
    .where(inArray(nominations.id, [...ids]));
}

/** An entrepreneur's account; without a venture `companyName` is null. */
export interface FounderAccount {
  companyName: string | null;
  /** Whether staff have hidden the profile. */
  isHidden: boolean;
}

/** Accounts of entrepreneurs by their addresses. */
export async function findFounderAccounts(
  db: Database,
  emails: readonly string[],
): Promise<Map<string, FounderAccount>> {
  const rows = await db
    .select({ email: users.email, companyName: ventures.companyName, hiddenAt: ventures.hiddenAt })
    .from(users)
    .leftJoin(ventures, eq(ventures.ownerId, users.id))
    .where(and(inArray(users.email, [...emails]), eq(users.role, 'entrepreneur')));
  return new Map(
    rows.map(({ email, companyName, hiddenAt }) => [
      email,
      { companyName, isHidden: hiddenAt !== null },
    ]),
  );
}

/** Those of the addresses with which members sign in. */
export async function findMemberAddresses(
  db: Database,
  emails: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(and(inArray(users.email, [...emails]), eq(users.role, 'investor')));
  return new Set(rows.map(({ email }) => email));
}
