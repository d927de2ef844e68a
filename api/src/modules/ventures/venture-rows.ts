import { sql, type SQL } from 'drizzle-orm';
import type { SecurityType, Qualification } from '@syndication/contract/ventures/ventures.rules';
import type { SyndicationGroup } from '@syndication/contract/members/members.schemas';
import type { VoteChoice } from '@syndication/contract/votes/votes.rules';

import { isStaffOnly } from '../members/memberships';

/** Moments as milliseconds: both drivers and JSON read a plain number alike. */
export const ms = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::float8`;

export interface RoundRow {
  id: string;
  number: number;
  amount: number | null;
  valuation: number | null;
  committed: string | null;
  security_type: SecurityType | null;
  other: string | null;
  is_presenter: boolean;
  is_closed: boolean;
  is_editable: boolean;
  created_ms: number;
  updated_ms: number;
}

export interface VentureRow {
  id: string;
  owner_id: string | null;
  version: number;
  company_name: string;
  company_website: string | null;
  description: string | null;
  country: string | null;
  state: string | null;
  email_address: string | null;
  ceo_name: string | null;
  mobile_number: string | null;
  deal_lead_group: string | null;
  deal_room_link: string | null;
  slide_deck_link: string | null;
  pitch_video_link: string | null;
  executive_summary_link: string | null;
  gust_profile_link: string | null;
  dealum_profile_link: string | null;
  qualification: Qualification[];
  created_ms: number;
  edited_ms: number;
  confirmed_ms: number;
  lead_name: string | null;
  lead_email: string | null;
  groups: SyndicationGroup[] | null;
  /** Newest first. */
  rounds: RoundRow[] | null;
  own_vote: { choice: VoteChoice; voted_ms: number } | null;
  choices: VoteChoice[] | null;
  is_unsubscribed: boolean;
}

/** Whose eyes the rows are for: a member gets the own vote, the owner the choices to summarise. */
export type Viewer = { memberId: string } | { ownerId: string; minVoters: number };

/** The member's votes, or all choices of an owner's current rounds, by venture. */
const voteColumns = (viewer: Viewer): SQL =>
  'memberId' in viewer
    ? sql`json_agg(json_build_object('choice', x.choice, 'voted_ms', ${ms(sql`x.voted_at`)}))->0 as own_vote,
        null::json as choices`
    : sql`null::json as own_vote, json_agg(x.choice) as choices`;

const voteCondition = (viewer: Viewer): SQL =>
  'memberId' in viewer
    ? sql`x.member_id = ${viewer.memberId}::uuid`
    : sql`not exists (select 1 from members m where m.id = x.member_id and ${isStaffOnly})`;

export interface VentureSelection {
  condition: SQL;
  order?: SQL;
  /** How many of them at most; all without it. */
  limit?: number | undefined;
}

/**
 * Everything about some ventures, in one statement whatever their number, and without a look-up per
 * row. `condition` and `order` may use `v` (the venture).
 *
 * A nomination reaches a venture directly, or through its owner's address.
 */
export function selectVentures(
  viewer: Viewer,
  { condition, order = sql`v.id`, limit }: VentureSelection,
): SQL {
  const first = limit === undefined ? sql`` : sql`order by ${order} limit ${limit}`;
  return sql`
    with shown as materialized (
      select v.*, owner.email as owner_email
      from ventures v left join users owner on owner.id = v.owner_id
      where ${condition} ${first}
    ), reaching as materialized (
      select s.id as venture_id, n.id, n.group_id, n.nominated_by, n.created_at
        from shown s join nominations n on n.venture_id = s.id
      union all
      select s.id, n.id, n.group_id, n.nominated_by, n.created_at
        from shown s join nominations n on n.email = s.owner_email
    ), leads as (
      select distinct on (n.venture_id) n.venture_id,
        person.first_name || ' ' || person.last_name as name, person.email
      from reaching n
      join members m on m.id = n.nominated_by
      join users person on person.id = m.user_id
      order by n.venture_id, n.created_at, n.id
    ), venture_groups as (
      select n.venture_id, json_agg(json_build_object('id', g.id, 'title', g.title) order by g.title) as list
      from (select distinct venture_id, group_id from reaching) n
      join groups g on g.id = n.group_id
      group by n.venture_id
    ), shown_rounds as materialized (
      select r.* from rounds r join shown s on s.id = r.venture_id
    ), venture_rounds as (
      select r.venture_id, json_agg(json_build_object('id', r.id, 'number', r.number,
        'amount', r.amount_usd, 'valuation', r.valuation_usd, 'committed', r.committed,
        'security_type', r.security_type, 'other', r.other, 'is_presenter', r.is_presenter,
        'is_closed', r.is_closed, 'is_editable', r.is_editable,
        'created_ms', ${ms(sql`r.created_at`)}, 'updated_ms', ${ms(sql`r.updated_at`)})
        order by r.number desc) as list
      from shown_rounds r group by r.venture_id
    ), current_rounds as (
      select distinct on (r.venture_id) r.venture_id, r.id
      from shown_rounds r order by r.venture_id, r.number desc
    ), venture_votes as (
      select r.venture_id, ${voteColumns(viewer)}
      from current_rounds r join votes x on x.round_id = r.id
      where ${voteCondition(viewer)} group by r.venture_id
    )
    select v.id::text, v.owner_id::text, v.version, v.company_name, v.company_website,
      v.description, v.country, v.state, v.email_address, v.ceo_name, v.mobile_number,
      v.deal_lead_group, v.deal_room_link, v.slide_deck_link, v.pitch_video_link,
      v.executive_summary_link, v.gust_profile_link, v.dealum_profile_link,
      to_json(v.qualification) as qualification,
      ${ms(sql`v.created_at`)} as created_ms, ${ms(sql`v.edited_at`)} as edited_ms,
      ${ms(sql`v.confirmed_at`)} as confirmed_ms,
      leads.name as lead_name, leads.email as lead_email, venture_groups.list as groups,
      venture_rounds.list as rounds, venture_votes.own_vote, venture_votes.choices,
      unsubscriptions.venture_id is not null as is_unsubscribed
    from shown v
    left join leads on leads.venture_id = v.id
    left join venture_groups on venture_groups.venture_id = v.id
    left join venture_rounds on venture_rounds.venture_id = v.id
    left join venture_votes on venture_votes.venture_id = v.id
    left join unsubscriptions on unsubscriptions.venture_id = v.id
    order by ${order}`;
}
