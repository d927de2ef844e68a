import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';

import type { Database } from '../../database/database';
import { resetTokens, usedSignInTokens, users } from '../../database/schema';
import { hashSecretId } from '../../http/secret-id';

interface ResetLink {
  userId: string;
  token: string;
  createdAt: Date;
  expiresAt: Date;
}

/** The user's earlier link no longer works. */
export async function saveResetToken(
  db: Database,
  { userId, token, ...times }: ResetLink,
): Promise<void> {
  const link = { tokenHash: hashSecretId(token), purpose: 'reset' as const, ...times };
  await db
    .insert(resetTokens)
    .values({ userId, ...link })
    .onConflictDoUpdate({ target: resetTokens.userId, set: link });
}

/** Whose token it is; undefined when it is spent, replaced or expired. */
export async function findResetTokenOwner(db: Database, token: string, now: Date) {
  const isLive = and(
    eq(resetTokens.tokenHash, hashSecretId(token)),
    gt(resetTokens.expiresAt, now),
  );
  const [owner] = await db
    .select({
      userId: resetTokens.userId,
      email: users.email,
      role: users.role,
      hasPassword: sql<boolean>`${isNotNull(users.passwordHash)}`,
    })
    .from(resetTokens)
    .innerJoin(users, eq(users.id, resetTokens.userId))
    .where(and(isLive, isNull(users.deactivatedAt)));
  return owner;
}

/** @returns false when it was spent or replaced before */
export async function spendResetToken(db: Database, token: string): Promise<boolean> {
  const isToken = eq(resetTokens.tokenHash, hashSecretId(token));
  return (await db.delete(resetTokens).where(isToken).returning()).length > 0;
}

export async function removeResetToken(db: Database, userId: string): Promise<void> {
  await db.delete(resetTokens).where(eq(resetTokens.userId, userId));
}

/** @returns false when it was used before */
export async function addUsedSignInToken(
  db: Database,
  used: typeof usedSignInTokens.$inferInsert,
): Promise<boolean> {
  const added = await db.insert(usedSignInTokens).values(used).onConflictDoNothing().returning();
  return added.length > 0;
}

export async function removeExpiredTokens(db: Database, now: Date): Promise<void> {
  await db
    .delete(resetTokens)
    .where(and(eq(resetTokens.purpose, 'reset'), lt(resetTokens.expiresAt, now)));
  await db.delete(usedSignInTokens).where(lt(usedSignInTokens.expiresAt, now));
}
