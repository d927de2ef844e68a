import { and, eq, sql } from 'drizzle-orm';

import type { Database } from '../../database/database';
import { unsubscriptions, ventures } from '../../database/schema';
import { AppError } from '../../http/app-error';
import type { EntrepreneurSession } from '../../http/session';

type Owner = Pick<EntrepreneurSession, 'userId'>;

const isOwn = ({ userId }: Owner, id: string) =>
  and(eq(ventures.id, id), eq(ventures.ownerId, userId));

/**
 * Locks the entrepreneur's own venture against other writes. Rows that refer to it can still be added: those who hold
 * the lock of its round add some, and the update waits for them.
 * @throws AppError NOT_FOUND when it is another's
 */
export async function lockOwnVenture(tx: Database, owner: Owner, id: string) {
  const [venture] = await tx.select().from(ventures).where(isOwn(owner, id)).for('no key update');
  if (!venture) throw new AppError('NOT_FOUND');
  return venture;
}

/** @returns the id of the new venture */
export async function addVenture(
  db: Database,
  venture: typeof ventures.$inferInsert,
): Promise<string> {
  const [added] = await db.insert(ventures).values(venture).returning({ id: ventures.id });
  if (!added) throw new Error('The new venture did not come back.');
  return added.id;
}

export async function updateVentureRow(
  db: Database,
  id: string,
  changes: Partial<typeof ventures.$inferInsert>,
): Promise<void> {
  await db.update(ventures).set(changes).where(eq(ventures.id, id));
}

/** @returns false when it is not the entrepreneur's own venture */
export async function setConfirmedAt(
  db: Database,
  owner: Owner,
  id: string,
  confirmedAt: Date,
): Promise<boolean> {
  const latest = sql`greatest(${ventures.confirmedAt}, ${confirmedAt.toISOString()}::timestamptz)`;
  const confirmed = await db
    .update(ventures)
    .set({ confirmedAt: latest })
    .where(isOwn(owner, id))
    .returning({ id: ventures.id });
  return confirmed.length > 0;
}

/** The id of the entrepreneur's venture and whether reminders are on; undefined without one. */
export async function findReminders(db: Database, { userId }: Owner) {
  const [own] = await db
    .select({ ventureId: ventures.id, unsubscribedId: unsubscriptions.ventureId })
    .from(ventures)
    .leftJoin(unsubscriptions, eq(unsubscriptions.ventureId, ventures.id))
    .where(eq(ventures.ownerId, userId));
  return own && { ventureId: own.ventureId, isOn: own.unsubscribedId === null };
}

/** The latest reason is kept. */
export async function saveUnsubscription(
  db: Database,
  { ventureId, ...given }: typeof unsubscriptions.$inferInsert,
): Promise<void> {
  await db
    .insert(unsubscriptions)
    .values({ ventureId, ...given })
    .onConflictDoUpdate({ target: unsubscriptions.ventureId, set: given });
}

/** @returns false when there was none */
export async function removeUnsubscription(db: Database, ventureId: string): Promise<boolean> {
  const removed = await db
    .delete(unsubscriptions)
    .where(eq(unsubscriptions.ventureId, ventureId))
    .returning({ ventureId: unsubscriptions.ventureId });
  return removed.length > 0;
}
