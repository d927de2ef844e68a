import type { IdentityProvider } from '@syndication/contract/identity-providers/identity-providers.rules';
import { and, eq, isNull, lt, type SQL } from 'drizzle-orm';

import type { Database } from '../../database/database';
import { identityRequests, members, userIdentities, users } from '../../database/schema';
import type { Identity } from './read-identity';

const selectInvestor = (db: Database, condition: SQL) =>
  db
    .select({ id: users.id })
    .from(users)
    .innerJoin(members, eq(members.userId, users.id))
    .where(and(eq(users.role, 'investor'), isNull(users.deactivatedAt), condition));

/** Nobody deletes the account until the transaction ends: a link to a deleted one would keep the identity for good. */
export async function lockInvestorByEmail(tx: Database, email: string): Promise<string | null> {
  const isTheirs = eq(users.email, email);
  const [investor] = await selectInvestor(tx, isTheirs).for('no key update', { of: users });
  return investor?.id ?? null;
}

export const isInvestor = async (db: Database, userId: string): Promise<boolean> =>
  (await selectInvestor(db, eq(users.id, userId))).length > 0;

type IdentityKey = Pick<Identity, 'provider' | 'subject'>;

export async function findLinkedUserId(
  db: Database,
  { provider, subject }: IdentityKey,
): Promise<string | null> {
  const [known] = await db
    .select({ userId: userIdentities.userId })
    .from(userIdentities)
    .where(and(eq(userIdentities.provider, provider), eq(userIdentities.subject, subject)));
  return known?.userId ?? null;
}

/** @returns false when the identity is linked already, or the user to another one of the provider */
export async function addIdentity(
  db: Database,
  { provider, subject }: IdentityKey,
  userId: string,
): Promise<boolean> {
  const added = await db
    .insert(userIdentities)
    .values({ provider, subject, userId })
    .onConflictDoNothing()
    .returning({ userId: userIdentities.userId });
  return added.length > 0;
}

export async function addIdentityRequest(
  db: Database,
  request: typeof identityRequests.$inferInsert,
): Promise<void> {
  await db.insert(identityRequests).values(request);
}

/** Removes the request that a redirect's state or an id token's nonce names, and returns it. */
export async function takeIdentityRequest(
  db: Database,
  named: { stateHash: string } | { nonceHash: string },
) {
  const isNamed =
    'stateHash' in named
      ? eq(identityRequests.stateHash, named.stateHash)
      : eq(identityRequests.nonceHash, named.nonceHash);
  const [taken] = await db.delete(identityRequests).where(isNamed).returning();
  return taken;
}

export async function removeExpiredIdentityRequests(db: Database, now: Date): Promise<void> {
  await db.delete(identityRequests).where(lt(identityRequests.expiresAt, now));
}

/** @param provider null for all of them @returns the providers that were linked */
export async function removeIdentities(
  tx: Database,
  userId: string,
  provider: IdentityProvider | null,
): Promise<IdentityProvider[]> {
  const isNamed = provider === null ? undefined : eq(userIdentities.provider, provider);
  const rows = await tx
    .delete(userIdentities)
    .where(and(eq(userIdentities.userId, userId), isNamed))
    .returning({ provider: userIdentities.provider });
  return rows.map((row) => row.provider);
}
