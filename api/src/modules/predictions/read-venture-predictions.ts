import type { VenturePredictions } from '@syndication/contract/predictions/predictions.schemas';

import type { AppContext } from '../../app-context';
import { recordAudit } from '../../database/audit';
import { AppError } from '../../http/app-error';
import type { InvestorSession } from '../../http/session';
import { findOwnConflicts } from '../conflicts/conflicts.repository';
import { findAdministeredGroup } from '../members/members.repository';
import { toIso } from '../ventures/to-venture';
import { findGroupConflicts, findPredictedVenture, findVoters } from './predictions.repository';
import { toPredictedVenture } from './to-predicted-venture';

/** From the round's creation to now, or to its close; never before the last vote. */
function toPeriod(
  { createdMs, endedMs }: { createdMs: number; endedMs: number },
  isClosed: boolean,
  votedMs: readonly number[],
  now: Date,
) {
  const end = isClosed ? endedMs : now.getTime();
  return { from: toIso(createdMs), until: toIso(Math.max(end, createdMs, ...votedMs)) };
}

/**
 * How each member of a group voted on the current round of one of its deals, and who has not; hidden from an
 * admin with a conflict of interest with the company. The call is recorded in the same transaction: without
 * the record there is no answer.
 * @throws AppError NOT_FOUND unless the member is an admin of the group and the deal is in it
 */
export function readVenturePredictions(
  { db, now }: AppContext,
  { memberId, userId }: InvestorSession,
  groupId: string,
  ventureId: string,
): Promise<VenturePredictions> {
  const moment = now();
  return db.transaction(async (tx) => {
    const group = await findAdministeredGroup(tx, memberId, groupId);
    const row = await findPredictedVenture(tx, groupId, ventureId);
    if (!row) throw new AppError('NOT_FOUND');
    const venture = toPredictedVenture(row, moment);
    await recordAudit(tx, 'predictions-viewed', userId, { groupId, ventureId });
    const conflicts = await findGroupConflicts(tx, groupId, ventureId);
    const conflictSince = (await findOwnConflicts(tx, memberId)).get(ventureId) ?? null;
    if (conflictSince) {
      const nothing = { votes: [], notVoted: [], period: null };
      return { ...venture, group, conflictSince, conflicts, ...nothing };
    }
    const voters = await findVoters(tx, groupId, row.round?.id ?? null);
    const votes = voters.flatMap(
      ({ member_id, name, is_former, is_stale, choice, voted_ms, first_ms }) =>
        choice === null || voted_ms === null
          ? []
          : {
              memberId: member_id,
              name,
              isFormerMember: is_former,
              isStale: is_stale,
              choice,
              votedMs: voted_ms,
              firstMs: first_ms ?? voted_ms,
            },
    );
    const lastVotes = votes.map(({ votedMs }) => votedMs);
    return {
      ...venture,
      group,
      conflictSince,
      conflicts,
      votes: votes.map(({ votedMs, firstMs, ...vote }) => ({
        ...vote,
        votedAt: toIso(votedMs),
        firstVotedAt: toIso(firstMs),
      })),
      notVoted: voters
        .filter(({ choice }) => choice === null)
        .map(({ member_id, name }) => ({ memberId: member_id, name })),
      period:
        row.round && toPeriod(row.round, venture.round?.isRoundClosed ?? true, lastVotes, moment),
    };
  });
}
