import type { RoundOutcome } from '@syndication/contract/outcomes/outcomes.schemas';
import { sql } from 'drizzle-orm';

import type { AppContext } from '../../app-context';
import { recordChanges } from '../../database/audit';
import type { Database } from '../../database/database';
import { AppError } from '../../http/app-error';
import type { InvestorSession } from '../../http/session';
import { tellFounder } from '../console-deals/founder-mails';
import { findMemberGroups } from '../members/members.repository';
import {
  findEndedRounds,
  isInGroup,
  isLedInGroup,
  isRound,
  lockEndedRound,
  lockOutcome,
  saveOutcome,
} from './outcomes.repository';
import { toOutcome } from './to-outcome';

/**
 * Which rounds of a group a member may confirm: all as its admin, else those of the deals that the member leads.
 * @throws AppError NOT_FOUND for a group that is not the member's own
 */
async function findConfirmable(db: Database, memberId: string, groupId: string) {
  const group = (await findMemberGroups(db, memberId)).find(({ id }) => id === groupId);
  if (!group) throw new AppError('NOT_FOUND');
  return group.isAdmin ? isInGroup(groupId) : isLedInGroup(groupId, memberId);
}

/**
 * The ended rounds of a group that a member may confirm, the latest first.
 * @throws AppError NOT_FOUND for a group that is not the member's own
 */
export async function listOutcomes(
  { db, now }: AppContext,
  { memberId }: InvestorSession,
  groupId: string,
): Promise<RoundOutcome[]> {
  const rows = await findEndedRounds(db, await findConfirmable(db, memberId, groupId), now());
  return rows.map((row) => toOutcome(row, true));
}

interface Confirmation {
  groupId: string;
  roundId: string;
  /** Whole US dollars. */
  raised: number;
  source: string;
  version: number;
}

/**
 * Confirms or corrects what a round raised; the founder gets a mail about another amount. A repeat changes nothing.
 * @throws AppError NOT_FOUND for a round that is open or not the member's to confirm, STALE_VERSION when somebody
 * else wrote it meanwhile
 */
export async function confirmOutcome(
  context: AppContext,
  { memberId, userId }: InvestorSession,
  { groupId, roundId, raised, source, version }: Confirmation,
): Promise<RoundOutcome> {
  const moment = context.now();
  return context.db.transaction(async (tx) => {
    const confirmable = await findConfirmable(tx, memberId, groupId);
    const condition = sql`${confirmable} and ${isRound(roundId)}`;
    const round = await lockEndedRound(tx, condition, moment);
    if (!round) throw new AppError('NOT_FOUND');
    const known = await lockOutcome(tx, roundId);
    const isSame = known?.confirmedAt && known.raisedUsd === raised && known.source === source;
    if (!isSame) {
      if ((known?.version ?? 0) !== version) throw new AppError('STALE_VERSION');
      await saveOutcome(tx, {
        roundId,
        raisedUsd: raised,
        statedAt: known?.statedAt ?? moment,
        confirmedAt: moment,
        source,
      });
      if (known?.raisedUsd !== raised) {
        await tellFounder(
          tx,
          context,
          { ...round, id: round.ventureId },
          {
            kind: 'amount-changed',
            roundName: `Round ${round.number}`,
            raised,
            before: known?.raisedUsd ?? null,
          },
        );
      }
      // What the founder stated is confirmed as it is: the trail names the amount, not only the source.
      const isAsStated = !known?.confirmedAt && known?.raisedUsd === raised;
      await recordChanges(tx, [
        {
          action: 'outcome-confirmed',
          by: userId,
          target: { type: 'deal', id: round.ventureId },
          before: known && !isAsStated ? { raised: known.raisedUsd, source: known.source } : null,
          after: { raised, source },
          details: { round: String(round.number) },
        },
      ]);
    }
    const [written] = await findEndedRounds(tx, isRound(roundId), moment);
    return toOutcome(written ?? round, true);
  });
}
