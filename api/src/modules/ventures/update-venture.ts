import type { updateVentureSchema } from '@syndication/contract/ventures/ventures.schemas';
import { and, eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';

import type { AppContext } from '../../app-context';
import type { Database } from '../../database/database';
import { ventures } from '../../database/schema';
import { AppError } from '../../http/app-error';
import type { EntrepreneurSession } from '../../http/session';
import { updateRounds } from './update-rounds';
import { toVentureFacts } from './venture-facts';

const isOwn = (session: EntrepreneurSession, id: string) =>
  and(eq(ventures.id, id), eq(ventures.ownerId, session.userId));

/** Locks the own venture against other writes. */
export async function lockOwnVenture(tx: Database, session: EntrepreneurSession, id: string) {
  const [venture] = await tx.select().from(ventures).where(isOwn(session, id)).for('update');
  if (!venture) throw new AppError('NOT_FOUND');
  return venture;
}

/**
 * Updates the own venture and its rounds.
 * @throws AppError STALE_VERSION when it was written since the form was loaded
 */
export async function updateVenture(
  { db, now }: AppContext,
  session: EntrepreneurSession,
  id: string,
  input: z.output<typeof updateVentureSchema>,
): Promise<void> {
  const moment = now();
  await db.transaction(async (tx) => {
    const venture = await lockOwnVenture(tx, session, id);
    if (venture.version !== input.version) throw new AppError('STALE_VERSION');
    await updateRounds(tx, id, input, moment);
    await tx
      .update(ventures)
      .set({
        ...toVentureFacts(input),
        version: venture.version + 1,
        editedAt: moment,
        confirmedAt: moment,
      })
      .where(eq(ventures.id, id));
  });
}

/** "No Change", and the call after an update: the venture counts as confirmed now. */
export async function confirmVenture(
  { db, now }: AppContext,
  session: EntrepreneurSession,
  id: string,
): Promise<void> {
  const confirmed = await db
    .update(ventures)
    .set({
      confirmedAt: sql`greatest(${ventures.confirmedAt}, ${now().toISOString()}::timestamptz)`,
    })
    .where(isOwn(session, id))
    .returning({ id: ventures.id });
  if (confirmed.length === 0) throw new AppError('NOT_FOUND');
}
