import type { VenturePredictions } from '@syndication/contract/predictions/predictions.schemas';
import { DAYS } from '@syndication/contract/ventures/ventures.rules';
import type { VoteChoice } from '@syndication/contract/votes/votes.rules';
import { sql, type SQL } from 'drizzle-orm';

import type { AppContext } from '../../app-context';
import { recordAudit } from '../../database/audit';
import { queryRows, type Database } from '../../database/database';
import { AppError } from '../../http/app-error';
import type { InvestorSession } from '../../http/session';
import { findAdministeredGroup } from '../members/members.repository';
import { isNominatedTo } from '../ventures/list-ventures';
import { toIso } from '../ventures/to-venture';
import { startOfDayBefore } from '../ventures/venture-dates';
import { ms } from '../ventures/venture-rows';
import { groupVoters, isVoteInGroup } from './group-voters';
import {
  selectPredictedVentures,
  toPredictedVenture,
  type PredictedVentureRow,
} from './predicted-ventures';

interface VoterRow {
  member_id: string;
  name: string;
  is_former: boolean;
  choice: VoteChoice | null;
  voted_ms: number | null;
  first_ms: number | null;
}

/** The voters of a group by name, each with the vote on a round, if any; former members only with one. */
const selectVoters = (groupId: string, roundId: string | null): SQL => sql`
  select m.id::text as member_id, person.first_name || ' ' || person.last_name as name,
    e.ended_at is not null as is_former, x.choice,
    ${ms(sql`x.voted_at`)} as voted_ms, ${ms(sql`least(x.voted_at, earlier.voted_at)`)} as first_ms
  from ${groupVoters(groupId)} e
  join members m on m.id = e.member_id
  join users person on person.id = m.user_id
  left join votes x on ${isVoteInGroup} and x.round_id = ${roundId}::uuid
  left join (
    select member_id, min(voted_at) as voted_at from vote_history
    where round_id = ${roundId}::uuid group by member_id
  ) earlier on earlier.member_id = m.id
  where e.ended_at is null or x.choice is not null
  order by lower(person.last_name), lower(person.first_name), m.id`;

/** From the round's creation to now, or to its close; never before the last vote. */
function toPeriod(
  { created_ms, updated_ms }: { created_ms: number; updated_ms: number },
  isClosed: boolean,
  votedMs: readonly number[],
  now: Date,
) {
  const conclusion = startOfDayBefore(new Date(created_ms), -DAYS.roundLife).getTime();
  const end = isClosed ? Math.min(updated_ms, conclusion) : now.getTime();
  return { from: toIso(created_ms), until: toIso(Math.max(end, created_ms, ...votedMs)) };
}

/** A venture of the group, listed or not any more. */
async function findPredictedVenture(tx: Database, groupId: string, ventureId: string) {
  const condition = sql`v.id = ${ventureId}::uuid and ${isNominatedTo(sql`${groupId}::uuid`)}`;
  const statement = selectPredictedVentures(groupId, condition);
  const [row] = await queryRows<PredictedVentureRow>(tx, statement);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/**
 * Who of a group voted what on the current round of one of its deals, and who has not. The look is
 * recorded with it: without the record there is no answer.
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
    const venture = toPredictedVenture(row, moment);
    const voters = await queryRows<VoterRow>(tx, selectVoters(groupId, row.round?.id ?? null));
    await recordAudit(tx, 'predictions-viewed', userId, { groupId, ventureId });

    const votes = voters.flatMap(({ member_id, name, is_former, choice, voted_ms, first_ms }) =>
      choice === null || voted_ms === null
        ? []
        : {
            memberId: member_id,
            name,
            isFormerMember: is_former,
            choice,
            votedMs: voted_ms,
            firstMs: first_ms ?? voted_ms,
          },
    );
    const lastVotes = votes.map(({ votedMs }) => votedMs);
    return {
      ...venture,
      group,
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
