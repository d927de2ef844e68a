import type { AppContext } from '../../app-context';
import { recordChanges } from '../../database/audit';
import { AppError } from '../../http/app-error';
import type { InvestorSession } from '../../http/session';
import { findAdministeredGroup } from '../members/members.repository';
import { lockRounds, updateRound } from '../ventures/rounds.repository';
import { isRoundConcluded } from '../ventures/venture-dates';
import { findGroupDeal } from './predictions.repository';
import { unlistedDeal } from './unlisted-deal';

interface Choice {
  groupId: string;
  ventureId: string;
  roundId: string;
  isPresenter: boolean;
}

/**
 * Makes the current round of a group's deal a presenter, or no longer one. Choosing again what is chosen
 * changes nothing. It is no edit: neither the venture's version nor its dates move.
 * @throws AppError NOT_FOUND unless the member is an admin of the group and the deal is in it, CONFLICT
 * for an earlier round; ROUND_CLOSED or DEAL_NOT_LISTED when a closed round, or one of a deal that has left
 * the list, is to present
 */
export async function choosePresenter(
  { db, now }: AppContext,
  { memberId, userId }: InvestorSession,
  { groupId, ventureId, roundId, isPresenter }: Choice,
): Promise<{ isPresenter: boolean }> {
  return db.transaction(async (tx) => {
    await findAdministeredGroup(tx, memberId, groupId);
    const moment = now();
    const venture = await findGroupDeal(tx, groupId, ventureId, moment);
    if (!venture) throw new AppError('NOT_FOUND');
    const all = await lockRounds(tx, ventureId);
    const [current] = all;
    if (!current || !all.some(({ id }) => id === roundId)) throw new AppError('NOT_FOUND');
    if (current.id !== roundId) throw new AppError('CONFLICT');
    if (current.isPresenter === isPresenter) return { isPresenter };
    const isClosed = current.isClosed || isRoundConcluded(current.createdAt, moment);
    if (isClosed && isPresenter) throw new AppError('ROUND_CLOSED');
    if (!venture.isListed && isPresenter) throw unlistedDeal(venture);
    await updateRound(tx, roundId, { isPresenter, presenterChosenAt: moment });
    await recordChanges(tx, [
      {
        action: 'presenter-chosen',
        by: userId,
        target: { type: 'deal', id: ventureId },
        groupId,
        before: { roundId, isPresenter: !isPresenter },
        after: { roundId, isPresenter },
      },
    ]);
    return { isPresenter };
  });
}
