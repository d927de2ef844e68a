import type { GroupPredictions } from '@syndication/contract/predictions/predictions.schemas';
import { countChoices, summarizeCounts } from '@syndication/contract/votes/vote-summary.rules';

import type { AppContext } from '../../app-context';
import { recordAudit } from '../../database/audit';
import type { InvestorSession } from '../../http/session';
import { findOwnConflicts } from '../conflicts/conflicts.repository';
import { findAdministeredGroup } from '../members/members.repository';
import { readEstimates } from '../outcomes/read-estimates';
import { countVoters, findGroupConflicts, findPredictedDeals } from './predictions.repository';
import { toPredictedVenture } from './to-predicted-venture';

const NO_VOTES = countChoices([]);

/**
 * How a group's members voted on its listed deals, by company name, except on those of companies that the admin has a
 * conflict of interest with. The call is recorded with it: without the record there is no
 * answer.
 * @throws AppError NOT_FOUND unless the member is an admin of the group
 */
export function readGroupPredictions(
  { db, now }: AppContext,
  { memberId, userId }: InvestorSession,
  groupId: string,
): Promise<GroupPredictions> {
  const moment = now();
  return db.transaction(async (tx) => {
    const group = await findAdministeredGroup(tx, memberId, groupId);
    const rows = await findPredictedDeals(tx, groupId, moment);
    const memberCount = await countVoters(tx, groupId);
    const conflicts = await findGroupConflicts(tx, groupId);
    const own = await findOwnConflicts(tx, memberId);
    const { record, estimate } = await readEstimates(tx, groupId, moment);
    await recordAudit(tx, 'predictions-viewed', userId, { groupId });
    return {
      group,
      memberCount,
      record,
      conflicts,
      withheld: rows.flatMap((row) => {
        const conflictSince = own.get(row.venture_id);
        return conflictSince ? { ...toPredictedVenture(row, moment), conflictSince } : [];
      }),
      deals: rows.flatMap((row) => {
        if (own.has(row.venture_id)) return [];
        const counts = { ...NO_VOTES, ...row.counts };
        const venture = toPredictedVenture(row, moment);
        const isOpen = venture.round?.isRoundClosed === false;
        return {
          ...venture,
          counts,
          ...summarizeCounts(counts),
          staleCount: row.stale_votes,
          memberCount: memberCount + row.former_votes,
          adjusted: isOpen ? estimate(row.fresh_votes ?? {}) : null,
        };
      }),
    };
  });
}
