import type { GroupPredictions } from '@syndication/contract/predictions/predictions.schemas';
import { countChoices, summarizeCounts } from '@syndication/contract/votes/votes.rules';
import { count, eq, sql } from 'drizzle-orm';

import type { AppContext } from '../../app-context';
import { queryRows } from '../../database/database';
import { memberGroups } from '../../database/schema';
import type { InvestorSession } from '../../http/session';
import { recordAudit } from '../accounts/audit';
import { findAdministeredGroup } from '../members/member-repository';
import { isListed, isNominatedTo } from '../ventures/list-ventures';
import {
  selectPredictedVentures,
  toPredictedVenture,
  type PredictedVentureRow,
} from './predicted-ventures';

const NO_VOTES = countChoices([]);

/**
 * How a group's members voted on its listed deals, by company name. The look is recorded with it: without
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
    const condition = sql`${isListed(moment)} and ${isNominatedTo(sql`${groupId}::uuid`)}`;
    const statement = selectPredictedVentures(groupId, condition);
    const rows = await queryRows<PredictedVentureRow>(tx, statement);
    const [members] = await tx
      .select({ count: count() })
      .from(memberGroups)
      .where(eq(memberGroups.groupId, groupId));
    await recordAudit(tx, 'predictions-viewed', userId, { groupId });
    return {
      group,
      memberCount: members?.count ?? 0,
      deals: rows.map((row) => {
        const counts = { ...NO_VOTES, ...row.counts };
        return { ...toPredictedVenture(row, moment), counts, ...summarizeCounts(counts) };
      }),
    };
  });
}
