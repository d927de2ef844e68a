import type { GroupPredictions } from '@syndication/contract/predictions/predictions.schemas';
import { countChoices, summarizeCounts } from '@syndication/contract/votes/votes.rules';
import { sql } from 'drizzle-orm';

import type { AppContext } from '../../app-context';
import { recordAudit } from '../../database/audit';
import { queryRows, type Database } from '../../database/database';
import type { InvestorSession } from '../../http/session';
import { findAdministeredGroup } from '../members/members.repository';
import { isListed, isNominatedTo } from '../ventures/list-ventures';
import { groupVoters } from './group-voters';
import {
  selectPredictedVentures,
  toPredictedVenture,
  type PredictedVentureRow,
} from './predicted-ventures';

const NO_VOTES = countChoices([]);

/** Members of the group who may vote. */
async function countMembers(tx: Database, groupId: string): Promise<number> {
  const [row] = await queryRows<{ members: number }>(
    tx,
    sql`select count(*)::float8 as members from ${groupVoters(groupId)} e where e.ended_at is null`,
  );
  return row?.members ?? 0;
}

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
    const memberCount = await countMembers(tx, groupId);
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
          memberCount: memberCount + row.former_votes,
        };
      }),
    };
  });
}
