import type { VoteChoice } from '@syndication/contract/votes/votes.rules';
import { sql, type SQL } from 'drizzle-orm';

import { toRoundState } from '../ventures/to-venture';
import { ms, type RoundRow } from '../ventures/venture-rows';
import { groupVoters, isVoteInGroup } from './group-voters';

type PredictedRoundRow = Pick<
  RoundRow,
  | 'id'
  | 'number'
  | 'amount'
  | 'valuation'
  | 'is_presenter'
  | 'is_closed'
  | 'is_editable'
  | 'created_ms'
  | 'updated_ms'
>;

export interface PredictedVentureRow {
  venture_id: string;
  company_name: string;
  round: PredictedRoundRow | null;
  other_groups: string[] | null;
  /** Votes of the group's voters for each choice that has any. */
  counts: Partial<Record<VoteChoice, number>> | null;
  /** How many of these votes are former members'. */
  former_votes: number;
}

/**
 * Ventures `v` with their current round and how the voters of a group voted on it: one statement
 * whatever their number.
 */
export function selectPredictedVentures(groupId: string, condition: SQL): SQL {
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
      select x.round_id, x.choice, count(*)::int as votes, count(e.ended_at) as former_votes
      from current_rounds r
      join votes x on x.round_id = r.id
      join voters e on ${isVoteInGroup}
      group by x.round_id, x.choice
    ), round_counts as (
      select round_id, json_object_agg(choice, votes) as counts, sum(former_votes) as former_votes
      from round_votes group by round_id
    ), reaching as (
      select s.id as venture_id, n.group_id from shown s join nominations n on n.venture_id = s.id
      union
      select s.id, n.group_id from shown s join nominations n on n.email = s.owner_email
    ), other_groups as (
      select n.venture_id, json_agg(g.title order by g.title) as titles
      from reaching n join groups g on g.id = n.group_id
      where n.group_id <> ${groupId}::uuid
      group by n.venture_id
    )
    select s.id::text as venture_id, s.company_name,
      case when r.id is not null then json_build_object('id', r.id, 'number', r.number,
        'amount', r.amount_usd, 'valuation', r.valuation_usd,
        'is_presenter', r.is_presenter, 'is_closed', r.is_closed, 'is_editable', r.is_editable,
        'created_ms', ${ms(sql`r.created_at`)}, 'updated_ms', ${ms(sql`r.updated_at`)}) end as round,
      other_groups.titles as other_groups, round_counts.counts,
      coalesce(round_counts.former_votes, 0)::float8 as former_votes
    from shown s
    left join current_rounds r on r.venture_id = s.id
    left join round_counts on round_counts.round_id = r.id
    left join other_groups on other_groups.venture_id = s.id
    order by lower(s.company_name), s.id`;
}

/** A row's venture in the contract's words. */
export function toPredictedVenture(row: PredictedVentureRow, now: Date) {
  const round = row.round && { ...row.round, ...toRoundState(row.round, now) };
  return {
    ventureId: row.venture_id,
    companyName: row.company_name,
    round: round && {
      id: round.id,
      name: round.name,
      amount: round.amount,
      valuation: round.valuation,
      isPresenter: round.is_presenter,
      isRoundClosed: round.isRoundClosed,
    },
    otherGroups: row.other_groups ?? [],
  };
}
