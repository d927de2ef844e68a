import { ACCOUNT_MESSAGES } from '@syndication/contract/accounts/accounts.rules';
import type { createVentureSchema } from '@syndication/contract/ventures/ventures.schemas';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';

import type { AppContext } from '../../app-context';
import { isUniqueViolation } from '../../database/database-error';
import { nominations, rounds, ventures } from '../../database/schema';
import { AppError } from '../../http/app-error';
import type { EntrepreneurSession } from '../../http/session';
import { toRoundTerms, toVentureFacts } from './venture-facts';

/**
 * Creates the entrepreneur's venture with its first round.
 * @throws AppError without a nomination, and when there is a venture already
 */
export async function createVenture(
  { db, now }: AppContext,
  session: EntrepreneurSession,
  input: z.output<typeof createVentureSchema>,
): Promise<{ id: string }> {
  const moment = now();
  const times = { createdAt: moment, editedAt: moment, confirmedAt: moment };
  try {
    return await db.transaction(async (tx) => {
      const nominated = await tx
        .select({ id: nominations.id })
        .from(nominations)
        .where(eq(nominations.email, session.email))
        .limit(1);
      if (nominated.length === 0) {
        throw new AppError('FORBIDDEN', { message: ACCOUNT_MESSAGES.notNominated });
      }
      const [venture] = await tx
        .insert(ventures)
        .values({
          ...toVentureFacts(input),
          ...times,
          ownerId: session.userId,
          emailAddress: session.email,
        })
        .returning({ id: ventures.id });
      if (!venture) throw new AppError('INTERNAL');
      await tx.insert(rounds).values({
        ...toRoundTerms(input.currentVentureRound),
        ventureId: venture.id,
        number: 1,
        createdAt: moment,
        updatedAt: moment,
      });
      return venture;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'ventures_owner_id_unique')) throw new AppError('VENTURE_EXISTS');
    throw error;
  }
}
