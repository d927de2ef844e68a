import { and, asc, count, eq, isNull, lt } from 'drizzle-orm';

import type { Database } from '../../database/database';
import { passkeyChallenges, passkeys, recoveryCodes, users } from '../../database/schema';
import { hashSecretId } from '../../http/secret-id';

export type StoredPasskey = typeof passkeys.$inferSelect;

/** The oldest first. */
export function findPasskeys(db: Database, userId: string): Promise<StoredPasskey[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

/** Whose passkey it is; nobody else changes the passkeys of this user until the transaction ends. */
export async function lockOwner(tx: Database, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** A passkey of somebody who may sign in; locked, so that its counter is read and written in one go. */
export async function lockPasskey(tx: Database, id: string) {
  const [found] = await tx
    .select({ passkey: passkeys, role: users.role })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(and(eq(passkeys.id, id), isNull(users.deactivatedAt)))
    .for('update', { of: passkeys });
  return found;
}

/** @returns false when it is there already */
export async function insertPasskey(
  tx: Database,
  passkey: typeof passkeys.$inferInsert,
): Promise<boolean> {
  const added = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning();
  return added.length > 0;
}

export async function noteUse(
  tx: Database,
  id: string,
  counter: number,
  lastUsedAt: Date,
): Promise<void> {
  await tx.update(passkeys).set({ counter, lastUsedAt }).where(eq(passkeys.id, id));
}

/** @returns its name; undefined when the user has none with this id */
export async function deletePasskey(
  tx: Database,
  userId: string,
  id: string,
): Promise<string | undefined> {
  const [removed] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ name: passkeys.name });
  return removed?.name;
}

/** Removes all passkeys and recovery codes of somebody. @returns how many passkeys there were */
export async function deletePasskeys(tx: Database, userId: string): Promise<number> {
  await deleteRecoveryCodes(tx, userId);
  const removed = await tx
    .delete(passkeys)
    .where(eq(passkeys.userId, userId))
    .returning({ id: passkeys.id });
  return removed.length;
}

const isUnused = (userId: string) =>
  and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));

export async function countCodesLeft(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(isUnused(userId));
  return row?.left ?? 0;
}

export async function deleteRecoveryCodes(tx: Database, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** Only hashes are kept. */
export async function insertRecoveryCodes(
  tx: Database,
  userId: string,
  codes: readonly string[],
): Promise<void> {
  const rows = codes.map((code) => ({ userId, codeHash: hashSecretId(code) }));
  await tx.insert(recoveryCodes).values(rows);
}

/** @returns false when it is none of the user's unused codes */
export async function spendRecoveryCode(
  tx: Database,
  userId: string,
  code: string,
  usedAt: Date,
): Promise<boolean> {
  const spent = await tx
    .update(recoveryCodes)
    .set({ usedAt })
    .where(and(isUnused(userId), eq(recoveryCodes.codeHash, hashSecretId(code))))
    .returning({ codeHash: recoveryCodes.codeHash });
  return spent.length > 0;
}

/** The browser answers one challenge at a time: a newer one replaces it. */
export async function rememberChallenge(
  db: Database,
  browserId: string,
  challenge: string,
  expiresAt: Date,
): Promise<void> {
  const set = { challenge, expiresAt };
  await db
    .insert(passkeyChallenges)
    .values({ browserHash: hashSecretId(browserId), ...set })
    .onConflictDoUpdate({ target: passkeyChallenges.browserHash, set });
}

/** Takes and deletes the challenge of a browser; undefined if there is no valid one. */
export async function takeChallenge(
  db: Database,
  browserId: string,
  now: Date,
): Promise<string | undefined> {
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(eq(passkeyChallenges.browserHash, hashSecretId(browserId)))
    .returning();
  return taken && taken.expiresAt > now ? taken.challenge : undefined;
}

export async function removeExpiredChallenges(db: Database, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
}
