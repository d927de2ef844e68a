import { CONSOLE_DEAL_MESSAGES as TEXT } from '@syndication/contract/console-deals/console-deals.rules';

import type { AppContext } from '../../app-context';
import { recordChanges } from '../../database/audit';
import type { Database } from '../../database/database';
import { requireGroup } from '../../http/access';
import { AppError } from '../../http/app-error';
import type { InvestorSession } from '../../http/session';
import { CONCLUDED, lockRounds, updateRound } from '../ventures/rounds.repository';
import { takeSnapshot } from '../votes/take-snapshot';
import {
  addDealToGroup,
  findOpenGroup,
  hideDeal,
  isDealOf,
  lockDeal,
  removeDealFromGroup,
  wasDealOf,
  type LockedDeal,
} from './console-deals.repository';
import { tellFounder } from './founder-mails';

/**
 * Locks a deal that the session may change: any for staff, one of their own groups for group admins.
 * @param takenFrom one of their groups: a deal that was removed from it counts as theirs, too
 */
async function lockOwnDeal(
  tx: Database,
  { isStaff, adminGroupIds }: InvestorSession,
  id: string,
  takenFrom?: string,
): Promise<LockedDeal> {
  const deal = await lockDeal(tx, id);
  const isOwn =
    deal &&
    (isStaff ||
      (await isDealOf(tx, deal, adminGroupIds)) ||
      (takenFrom !== undefined && (await wasDealOf(tx, deal, takenFrom))));
  if (!isOwn) throw new AppError('NOT_FOUND');
  return deal;
}

/** Adds a deal to a group or removes it; a repeat changes nothing. */
export async function changeDealGroup(
  { db, now }: AppContext,
  session: InvestorSession,
  { id, groupId }: { id: string; groupId: string },
  isInGroup: boolean,
): Promise<void> {
  requireGroup(session, groupId);
  await db.transaction(async (tx) => {
    const deal = await lockOwnDeal(tx, session, id, isInGroup ? undefined : groupId);
    const group = await findOpenGroup(tx, groupId);
    if (!group) throw new AppError('CONFLICT', { message: TEXT.archived });
    if ((await isDealOf(tx, deal, [groupId])) === isInGroup) return;
    if (isInGroup) await addDealToGroup(tx, deal, { groupId, createdAt: now() });
    else await removeDealFromGroup(tx, deal, groupId, now());
    const inGroup = { group: group.title };
    await recordChanges(tx, [
      {
        action: isInGroup ? 'deal-added' : 'deal-removed',
        by: session.userId,
        target: { type: 'deal', id },
        groupId,
        before: isInGroup ? null : inGroup,
        after: isInGroup ? inGroup : null,
      },
    ]);
  });
}

/**
 * Hides a deal from all lists, for a reason that its founder reads, or with null shows it again. Mails the founder.
 * A repeat changes nothing.
 * @throws AppError CONFLICT if somebody has hidden it for another reason
 */
export async function changeDealHidden(
  context: AppContext,
  session: InvestorSession,
  id: string,
  reason: string | null,
): Promise<void> {
  const { db, now } = context;
  await db.transaction(async (tx) => {
    const deal = await lockOwnDeal(tx, session, id);
    if (deal.hiddenReason === reason) return;
    if (deal.hiddenReason !== null && reason !== null) {
      throw new AppError('CONFLICT', { message: TEXT.hidden });
    }
    const hiddenAt = reason === null ? null : now();
    await hideDeal(tx, id, { hiddenAt, hiddenReason: reason });
    const act =
      reason === null ? ({ kind: 'shown' } as const) : ({ kind: 'hidden', reason } as const);
    await tellFounder(tx, context, deal, act);
    await recordChanges(tx, [
      {
        action: reason === null ? 'deal-shown' : 'deal-hidden',
        by: session.userId,
        target: { type: 'deal', id },
        before: { reason: deal.hiddenReason },
        after: { reason },
      },
    ]);
  });
}

/**
 * Closes the current round for good, and the founder gets a mail; a repeat changes nothing.
 * @throws AppError CONFLICT without a round
 */
export async function closeDeal(
  context: AppContext,
  session: InvestorSession,
  id: string,
): Promise<void> {
  const { db, now } = context;
  await db.transaction(async (tx) => {
    const deal = await lockOwnDeal(tx, session, id);
    const [round] = await lockRounds(tx, id);
    if (!round) throw new AppError('CONFLICT', { message: TEXT.noRound });
    if (round.isClosed && !round.isEditable) return;
    await updateRound(tx, round.id, { ...CONCLUDED, updatedAt: now() });
    await takeSnapshot(tx, round.id, now());
    await tellFounder(tx, context, deal, { kind: 'closed', roundName: `Round ${round.number}` });
    await recordChanges(tx, [
      {
        action: 'deal-closed',
        by: session.userId,
        target: { type: 'deal', id },
        before: {
          [`round ${round.number}`]: round.isClosed ? 'closed, could be reopened' : 'open',
        },
        after: { [`round ${round.number}`]: 'closed for good' },
      },
    ]);
  });
}
