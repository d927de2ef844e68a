import type { GroupPredictions } from '@syndication/contract/predictions/predictions.schemas';
import { countChoices, summarizeCounts } from '@syndication/contract/votes/votes.rules';

import type { AppContext } from '../../app-context';
import { recordAudit } from '../../database/audit';
import type { InvestorSession } from '../../http/session';
import { findAdministeredGroup } from '../members/members.repository';
import { countVoters, findPredictedDeals } from './predictions.repository';
import { toPredictedVenture } from './to-predicted-venture';

const NO_VOTES = countChoices([]);

/**
 * How a group's members voted on its listed deals, by company name. The call is recorded with it: without
 * the record there is no answer.
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
    await recordAudit(tx, 'predictions-viewed', userId, { groupId });
    return {
      group,
      memberCount,
      deals: rows.map((row) => {
        const counts = { ...NO_VOTES, ...row.counts };
        return {
          ...toPredictedVenture(row, moment),
          counts,
          ...summarizeCounts(counts),
          staleCount: row.stale_votes,
          memberCount: memberCount + row.former_votes,
        };
      }),
    };
  });
}
