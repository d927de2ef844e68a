import type { VoteChoice } from '@syndication/contract/votes/votes.rules';
import { sql, type SQL } from 'drizzle-orm';

import { queryRows, type Database } from '../../database/database';
import { columnOf, jsonColumns } from '../../database/read-columns';
import { rounds } from '../../database/schema';
import { fullNameOf } from '../../database/sql-text';
import { findMemberConflicts, selectAnswers } from '../conflicts/conflicts.repository';
import {
  currentMemberships,
  defaultGroupId,
  formerVoters,
  usesDefaultGroup,
} from '../members/memberships';
import { currentNominations } from '../nominations/current-nominations';
import { isListed, isNominatedTo } from '../ventures/list-ventures';
import { ms } from '../ventures/milliseconds';
import { roundEndedAt } from '../ventures/round-end';
import { selectStaleTerms } from '../ventures/stale-terms.repository';
import type { RoundRow } from '../ventures/venture-rows.repository';

/**
 * The voters of a group as a table: its current members, those who see the default group's deals if this
 * is the one, and its former voters with the moment until which their votes count (`ended_at`, else null).
 * Somebody who was deactivated can vote no more either.
 */
export const groupVoters = (groupId: string): SQL => sql`(
  select anyone.member_id, coalesce(anyone.ended_at, person.deactivated_at) as ended_at
  from (
    select mg.member_id, null::timestamptz as ended_at
      from ${currentMemberships} mg where mg.group_id = ${groupId}::uuid
    union all
    select m.id, null from members m
      where ${usesDefaultGroup} and ${groupId}::uuid = ${defaultGroupId}
    union all
    select mg.member_id, mg.ended_at
      from ${formerVoters} mg where mg.group_id = ${groupId}::uuid
  ) anyone
  join members m on m.id = anyone.member_id
  join users person on person.id = m.user_id)`;

/** True for votes `x` of a voter `e` of the group: former members' votes count when given before the end. */
export const isVoteInGroup = sql`(x.member_id = e.member_id
  and (e.ended_at is null or x.voted_at <= e.ended_at))`;

const ROUND_COLUMNS = [
  'id',
  'number',
  'amountUsd',
  'valuationUsd',
  'isPresenter',
  'isClosed',
  'isEditable',
] as const;
type PredictedRoundRow = Pick<RoundRow, (typeof ROUND_COLUMNS)[number] | 'createdMs'> & {
  /** When voting ended, if it has. */
  endedMs: number;
};

/** When the votes in effect on the current terms were given, in milliseconds since 1970, by choice. */
export type FreshVotes = Partial<Record<VoteChoice, readonly number[] | null>>;

export interface PredictedVentureRow {
  venture_id: string;
  company_name: string;
  round: PredictedRoundRow | null;
  other_groups: string[] | null;
  /** Votes of the group's voters for each choice that has any. */
  counts: Partial<Record<VoteChoice, number>> | null;
  /** How many of these votes are former members'. */
  former_votes: number;
  /** How many were given before the terms of the round changed. */
  stale_votes: number;
  /** When the others were given. */
  fresh_votes: FreshVotes | null;
}

/**
 * Ventures `v` with their current round and how the voters of a group voted on it: one statement regardless of their
 * number.
 */
function selectPredictedVentures(groupId: string, condition: SQL): SQL {
  return sql`
    with shown as materialized (
      select v.id, v.company_name, owner.email as owner_email
      from ventures v left join users owner on owner.id = v.owner_id
      where ${condition}
    ), current_rounds as materialized (
      select distinct on (r.venture_id) r.*
      from shown s join rounds r on r.venture_id = s.id
      order by r.venture_id, r.number desc
    ), voters as materialized (
      select * from ${groupVoters(groupId)} all_voters
    ), round_votes as (
      select x.round_id, x.choice, count(*)::int as votes, count(e.ended_at) as former_votes,
        count(stale.round_id) as stale_votes,
        json_agg(${ms(sql`x.voted_at`)}) filter (where stale.round_id is null) as fresh_votes
      from ${selectAnswers(sql`current_rounds`)} x
      join voters e on ${isVoteInGroup}
      left join (${selectStaleTerms(sql`current_rounds`, sql`true`)}) stale
        on stale.round_id = x.round_id and stale.member_id = x.member_id
      group by x.round_id, x.choice
    ), round_counts as (
      select round_id, json_object_agg(choice, votes) as counts, sum(former_votes) as former_votes,
        sum(stale_votes) as stale_votes, json_object_agg(choice, fresh_votes) as fresh_votes
      from round_votes group by round_id
    ), reaching as (
      select s.id as venture_id, n.group_id from shown s join ${currentNominations} n on n.venture_id = s.id
      union
      select s.id, n.group_id from shown s join ${currentNominations} n on n.email = s.owner_email
    ), other_groups as (
      select n.venture_id, json_agg(g.title order by g.title) as titles
      from reaching n join groups g on g.id = n.group_id
      where n.group_id <> ${groupId}::uuid
      group by n.venture_id
    )
    select s.id::text as venture_id, s.company_name,
      case when r.id is not null then json_build_object(${jsonColumns('r', rounds, ROUND_COLUMNS)},
        'createdMs', ${ms(columnOf('r', rounds.createdAt))},
        'endedMs', ${ms(roundEndedAt)}) end as round,
      other_groups.titles as other_groups, round_counts.counts,
      coalesce(round_counts.former_votes, 0)::float8 as former_votes,
      coalesce(round_counts.stale_votes, 0)::float8 as stale_votes, round_counts.fresh_votes
    from shown s
    left join current_rounds r on r.venture_id = s.id
    left join round_counts on round_counts.round_id = r.id
    left join other_groups on other_groups.venture_id = s.id
    order by lower(s.company_name), s.id`;
}

const isInGroup = (groupId: string) => isNominatedTo(sql`${groupId}::uuid`);

/** The listed deals of a group. */
export const findPredictedDeals = (db: Database, groupId: string, now: Date) =>
  queryRows<PredictedVentureRow>(
    db,
    selectPredictedVentures(groupId, sql`${isListed(now)} and ${isInGroup(groupId)}`),
  );

/** A venture of the group, listed or not any more. */
export async function findPredictedVenture(db: Database, groupId: string, ventureId: string) {
  const condition = sql`v.id = ${ventureId}::uuid and ${isInGroup(groupId)}`;
  const [row] = await queryRows<PredictedVentureRow>(
    db,
    selectPredictedVentures(groupId, condition),
  );
  return row;
}

interface GroupDeal {
  isListed: boolean;
  isHidden: boolean;
}

/** Whether a venture of the group is listed, or hidden by staff; undefined for a venture that is not in the group. */
export async function findGroupDeal(db: Database, groupId: string, ventureId: string, now: Date) {
  const [venture] = await queryRows<GroupDeal>(
    db,
    sql`select ${isListed(now)} as "isListed", v.hidden_at is not null as "isHidden" from ventures v
      where v.id = ${ventureId}::uuid and ${isInGroup(groupId)}`,
  );
  return venture;
}

/** Members of the group who may vote. */
export async function countVoters(db: Database, groupId: string): Promise<number> {
  const [row] = await queryRows<{ members: number }>(
    db,
    sql`select count(*)::float8 as members from ${groupVoters(groupId)} e where e.ended_at is null`,
  );
  return row?.members ?? 0;
}

interface VoterRow {
  member_id: string;
  name: string;
  is_former: boolean;
  is_stale: boolean;
  choice: VoteChoice | null;
  voted_ms: number | null;
  first_ms: number | null;
}

/** The conflicts of interest of a group's members with its companies, or with one of them. */
export function findGroupConflicts(db: Database, groupId: string, ventureId?: string) {
  const isShown = ventureId ? sql`v.id = ${ventureId}::uuid` : sql`v.hidden_at is null`;
  return findMemberConflicts(db, groupVoters(groupId), sql`${isShown} and ${isInGroup(groupId)}`);
}

/** The voters of a group by name, each with the vote on a round, if any; former members only with one. */
export const findVoters = (db: Database, groupId: string, roundId: string | null) =>
  queryRows<VoterRow>(
    db,
    sql`
  select m.id::text as member_id, ${fullNameOf('person')} as name,
    e.ended_at is not null as is_former, x.choice,
    stale.round_id is not null as is_stale,
    ${ms(sql`x.given_at`)} as voted_ms, ${ms(sql`least(x.voted_at, earlier.voted_at)`)} as first_ms
  from ${groupVoters(groupId)} e
  join members m on m.id = e.member_id
  join users person on person.id = m.user_id
  left join ${selectAnswers(sql`(select * from rounds where id = ${roundId}::uuid)`)} x on ${isVoteInGroup}
  left join (${selectStaleTerms(
    sql`(select id, venture_id from rounds where id = ${roundId}::uuid)`,
    sql`true`,
  )}) stale on stale.member_id = x.member_id
  left join (
    select member_id, min(voted_at) as voted_at from vote_history
    where round_id = ${roundId}::uuid group by member_id
  ) earlier on earlier.member_id = m.id
  where e.ended_at is null or x.choice is not null
  order by lower(person.last_name), lower(person.first_name), m.id`,
  );
