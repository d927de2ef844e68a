import { and, asc, eq, isNull } from 'drizzle-orm';

import type { Database } from '../../database/database';
import { userIdentities, users } from '../../database/schema';
import { AppError } from '../../http/app-error';

export async function findUser(db: Database, email: string) {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user;
}

/** The same, locked until the transaction ends. */
export async function lockUser(tx: Database, email: string) {
  const [user] = await tx.select().from(users).where(eq(users.email, email)).for('no key update');
  return user;
}

/**
 * The account is not deleted until the transaction ends: a deletion would not find what the transaction writes.
 * @throws AppError NOT_SIGNED_IN when it was deleted since the session was read
 */
export async function keepAccount(tx: Database, userId: string): Promise<void> {
  const kept = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('key share');
  if (kept.length === 0) throw new AppError('NOT_SIGNED_IN');
}

/** @returns null for users who sign in through a provider only */
export async function findPasswordHash(db: Database, userId: string): Promise<string | null> {
  const [user] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  return user?.passwordHash ?? null;
}

/** The same, while no change of the password can come in between. */
export async function lockPasswordHash(tx: Database, userId: string): Promise<string | null> {
  const [user] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return user?.passwordHash ?? null;
}

/** Providers through which the user has signed in, the first one first. */
export async function findProviders(db: Database, userId: string) {
  const rows = await db
    .select({ provider: userIdentities.provider })
    .from(userIdentities)
    .where(eq(userIdentities.userId, userId))
    .orderBy(asc(userIdentities.createdAt));
  return rows.map(({ provider }) => provider);
}

/** @returns the id of the new user */
export async function addUser(db: Database, user: typeof users.$inferInsert): Promise<string> {
  const [added] = await db.insert(users).values(user).returning({ id: users.id });
  if (!added) throw new Error('The new user did not come back.');
  return added.id;
}

export async function setPasswordHash(
  db: Database,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/** @returns false when the hash is not the earlier one any more; nothing changes then */
export async function replacePasswordHash(
  db: Database,
  userId: string,
  earlier: string,
  passwordHash: string,
): Promise<boolean> {
  const isUnchanged = and(eq(users.id, userId), eq(users.passwordHash, earlier));
  const changed = await db.update(users).set({ passwordHash }).where(isUnchanged).returning();
  return changed.length > 0;
}
