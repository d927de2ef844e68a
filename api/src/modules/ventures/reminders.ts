import type { Reminders } from '@syndication/contract/ventures/unsubscribe.schemas';
import { eq } from 'drizzle-orm';

import type { AppContext } from '../../app-context';
import { unsubscriptions, ventures } from '../../database/schema';
import type { EntrepreneurSession } from '../../http/session';
import { lockOwnVenture } from './update-venture';

/** Whether reminders come for the own venture; null without one. */
export async function readReminders(
  { db }: AppContext,
  { userId }: EntrepreneurSession,
): Promise<Reminders | null> {
  const [own] = await db
    .select({ ventureId: ventures.id, unsubscribedId: unsubscriptions.ventureId })
    .from(ventures)
    .leftJoin(unsubscriptions, eq(unsubscriptions.ventureId, ventures.id))
    .where(eq(ventures.ownerId, userId));
  return own ? { ventureId: own.ventureId, isOn: own.unsubscribedId === null } : null;
}

type Unsubscription = Pick<
  typeof unsubscriptions.$inferInsert,
  'ventureId' | 'reason' | 'reasonDescription'
>;

/** Stops update reminders; the latest reason is kept. */
export async function unsubscribe(
  { db, now }: AppContext,
  session: EntrepreneurSession,
  { ventureId, ...reason }: Unsubscription,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOwnVenture(tx, session, ventureId);
    const given = { ...reason, createdAt: now() };
    await tx
      .insert(unsubscriptions)
      .values({ ventureId, ...given })
      .onConflictDoUpdate({ target: unsubscriptions.ventureId, set: given });
  });
}

/** Update reminders come again, from the next day on which one is due. */
export async function switchRemindersOn(
  { db }: AppContext,
  session: EntrepreneurSession,
  ventureId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOwnVenture(tx, session, ventureId);
    await tx.delete(unsubscriptions).where(eq(unsubscriptions.ventureId, ventureId));
  });
}
