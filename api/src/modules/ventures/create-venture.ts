import type { createVentureSchema } from '@syndication/contract/ventures/ventures.schemas';
import type * as z from 'zod/mini';

import type { AppContext } from '../../app-context';
import type { Database } from '../../database/database';
import { isUniqueViolation } from '../../database/database-error';
import { AppError } from '../../http/app-error';
import type { EntrepreneurSession } from '../../http/session';
import { keepAccount } from '../accounts/users.repository';
import { isNominated } from '../nominations/nominations.repository';
import { readLiveConfig } from '../settings/settings.repository';
import { addRound } from './rounds.repository';
import { toRoundTerms, toVentureFacts } from './venture-facts';
import { addVenture } from './ventures.repository';

/** Refuses a founder whose nomination was withdrawn, or who never had one. */
async function missingNomination(tx: Database, given: AppContext['config']): Promise<AppError> {
  const { supportEmail } = (await readLiveConfig(tx, given)).settings;
  return new AppError('FORBIDDEN', {
    message: `Your company is not nominated at the moment, so you cannot create its profile. To find out why, write to ${supportEmail}.`,
  });
}

/**
 * Creates the entrepreneur's venture with its first round.
 * @throws AppError without a nomination, and when there is a venture already
 */
export async function createVenture(
  { db, now, config }: AppContext,
  session: EntrepreneurSession,
  input: z.output<typeof createVentureSchema>,
): Promise<{ id: string }> {
  const moment = now();
  const times = { createdAt: moment, editedAt: moment, confirmedAt: moment };
  try {
    return await db.transaction(async (tx) => {
      await keepAccount(tx, session.userId);
      if (!(await isNominated(tx, session.email))) throw await missingNomination(tx, config);
      const id = await addVenture(tx, {
        ...toVentureFacts(input),
        ...times,
        ownerId: session.userId,
        emailAddress: session.email,
      });
      await addRound(tx, {
        ...toRoundTerms(input.currentVentureRound),
        ventureId: id,
        number: 1,
        createdAt: moment,
        updatedAt: moment,
      });
      return { id };
    });
  } catch (error) {
    if (isUniqueViolation(error, 'ventures_owner_id_unique')) throw new AppError('VENTURE_EXISTS');
    throw error;
  }
}
