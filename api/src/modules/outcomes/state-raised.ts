import type { AppContext } from '../../app-context';
import { recordChanges } from '../../database/audit';
import { AppError } from '../../http/app-error';
import type { EntrepreneurSession } from '../../http/session';
import { sql } from 'drizzle-orm';
import {
  isOwnedBy,
  isRound,
  lockEndedRound,
  lockOutcome,
  saveOutcome,
} from './outcomes.repository';

interface Stated {
  roundId: string;
  /** Whole US dollars. */
  raised: number;
}

/**
 * What the founder says that a round raised; stating the same again changes nothing.
 * @throws AppError NOT_FOUND for a round of somebody else or one that is open, CONFLICT when it is confirmed
 */
export async function stateRaised(
  { db, now }: AppContext,
  { userId }: EntrepreneurSession,
  { roundId, raised }: Stated,
): Promise<void> {
  const moment = now();
  await db.transaction(async (tx) => {
    const condition = sql`${isOwnedBy(userId)} and ${isRound(roundId)}`;
    const round = await lockEndedRound(tx, condition, moment);
    if (!round) throw new AppError('NOT_FOUND');
    const known = await lockOutcome(tx, roundId);
    if (known?.raisedUsd === raised) return;
    if (known?.confirmedAt) throw new AppError('CONFLICT');
    await saveOutcome(tx, { roundId, raisedUsd: raised, statedAt: moment });
    await recordChanges(tx, [
      {
        action: 'raised-stated',
        by: userId,
        target: { type: 'deal', id: round.ventureId },
        before: known ? { raised: known.raisedUsd } : null,
        after: { raised },
        details: { round: String(round.number) },
      },
    ]);
  });
}
