import { and, desc, eq, inArray, lt } from 'drizzle-orm';

import type { Database } from '../../database/database';
import { rounds } from '../../database/schema';
import { roundConclusionLimit } from './venture-dates';

/** What of a round can never be changed again. */
export const CONCLUDED = { isClosed: true, isEditable: false };

const selectRounds = (db: Database, ventureId: string) =>
  db.select().from(rounds).where(eq(rounds.ventureId, ventureId)).orderBy(desc(rounds.number));

export async function findCurrentRound(db: Database, ventureId: string) {
  const [current] = await selectRounds(db, ventureId).limit(1);
  return current;
}

/** A venture's rounds, the current one first; closing one waits for the transaction to end, and so do votes. */
export async function lockRounds(tx: Database, ventureId: string) {
  const locked = await tx
    .select()
    .from(rounds)
    .where(eq(rounds.ventureId, ventureId))
    .orderBy(rounds.id)
    .for('no key update');
  return locked.sort((one, other) => other.number - one.number);
}

export async function addRound(db: Database, round: typeof rounds.$inferInsert): Promise<void> {
  await db.insert(rounds).values(round);
}

export async function updateRound(
  db: Database,
  id: string,
  changes: Partial<typeof rounds.$inferInsert>,
): Promise<void> {
  await db.update(rounds).set(changes).where(eq(rounds.id, id));
}

/** Closes some of the rounds for good whose 120 days are over. @returns their ids; fewer than the limit are all */
export async function concludeOldRounds(tx: Database, now: Date, limit: number): Promise<string[]> {
  const isOld = and(eq(rounds.isEditable, true), lt(rounds.createdAt, roundConclusionLimit(now)));
  // In the order of all who lock several: an update alone goes through them as they are stored.
  const old = await tx
    .select({ id: rounds.id })
    .from(rounds)
    .where(isOld)
    .orderBy(rounds.id)
    .limit(limit)
    .for('no key update');
  const ids = old.map(({ id }) => id);
  await tx
    .update(rounds)
    .set({ ...CONCLUDED, updatedAt: now })
    .where(inArray(rounds.id, ids));
  return ids;
}
