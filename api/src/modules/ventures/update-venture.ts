import type { updateVentureSchema } from '@syndication/contract/ventures/ventures.schemas';
import type * as z from 'zod/mini';

import type { AppContext } from '../../app-context';
import { AppError } from '../../http/app-error';
import type { EntrepreneurSession } from '../../http/session';
import { updateRounds } from './update-rounds';
import { toVentureFacts } from './venture-facts';
import { lockOwnVenture, setConfirmedAt, updateVentureRow } from './ventures.repository';

/**
 * Updates the entrepreneur's own venture and its rounds.
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
    await updateRounds(tx, venture, input, moment);
    await updateVentureRow(tx, id, {
      ...toVentureFacts(input),
      version: venture.version + 1,
      editedAt: moment,
      confirmedAt: moment,
    });
  });
}

/** "No Change", and the call after an update: the venture counts as confirmed now. */
export async function confirmVenture(
  { db, now }: AppContext,
  session: EntrepreneurSession,
  id: string,
): Promise<void> {
  if (!(await setConfirmedAt(db, session, id, now()))) throw new AppError('NOT_FOUND');
}
