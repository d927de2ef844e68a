import { sql, type SQL } from 'drizzle-orm';
import type { SecurityType, Qualification } from '@syndication/contract/ventures/ventures.rules';
import type { SyndicationGroup } from '@syndication/contract/members/members.schemas';
import type { VoteChoice } from '@syndication/contract/votes/votes.rules';

/** Moments as milliseconds: both drivers and JSON read a plain number alike. */
const ms = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::float8`;

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
  lead: { name: string; email: string } | null;
  groups: SyndicationGroup[] | null;
  /** Newest first. */
  rounds: RoundRow[] | null;
  own_vote: { choice: VoteChoice; voted_ms: number } | null;
  choices: VoteChoice[] | null;
}

/** Whose eyes the rows are for: a member gets the own vote, the owner the choices to summarise. */
export type Viewer = { memberId: string } | { ownerId: string };

const currentRoundId = sql`(select r.id from rounds r where r.venture_id = v.id
  order by r.number desc limit 1)`;

const ownVote = (viewer: Viewer) =>
  'memberId' in viewer
    ? sql`(select json_build_object('choice', x.choice, 'voted_ms', ${ms(sql`x.voted_at`)})
        from votes x where x.member_id = ${viewer.memberId}::uuid and x.round_id = ${currentRoundId})`
    : sql`null::json`;

const choices = (viewer: Viewer) =>
  'ownerId' in viewer
    ? sql`(select json_agg(x.choice) from votes x where x.round_id = ${currentRoundId})`
    : sql`null::json`;

/** A nomination reaches a venture directly, or through its owner's address. */
const reaches = sql`(n.venture_id = v.id or n.email = owner.email)`;

/**
 * Everything about some ventures, in one statement whatever their number. `condition` and `order` may
 * use `v` (the venture).
 */
export function selectVentures(viewer: Viewer, condition: SQL, order: SQL = sql`v.id`): SQL {
  return sql`select v.id::text, v.owner_id::text, v.version, v.company_name, v.company_website,
      v.description, v.country, v.state, v.email_address, v.ceo_name, v.mobile_number,
      v.deal_lead_group, v.deal_room_link, v.slide_deck_link, v.pitch_video_link,
      v.executive_summary_link, v.gust_profile_link, v.dealum_profile_link,
      to_json(v.qualification) as qualification,
      ${ms(sql`v.created_at`)} as created_ms, ${ms(sql`v.edited_at`)} as edited_ms,
      ${ms(sql`v.confirmed_at`)} as confirmed_ms,
      (select json_build_object('name', person.first_name || ' ' || person.last_name, 'email', person.email)
        from nominations n
        join members m on m.id = n.nominated_by
        join users person on person.id = m.user_id
        where ${reaches} order by n.created_at, n.id limit 1) as lead,
      (select json_agg(json_build_object('id', g.id, 'title', g.title) order by g.title)
        from groups g where g.id in (select n.group_id from nominations n where ${reaches})) as groups,
      (select json_agg(json_build_object('id', r.id, 'number', r.number, 'amount', r.amount_usd,
          'valuation', r.valuation_usd, 'committed', r.committed, 'security_type', r.security_type,
          'other', r.other, 'is_presenter', r.is_presenter, 'is_closed', r.is_closed,
          'is_editable', r.is_editable, 'created_ms', ${ms(sql`r.created_at`)},
          'updated_ms', ${ms(sql`r.updated_at`)}) order by r.number desc)
        from rounds r where r.venture_id = v.id) as rounds,
      ${ownVote(viewer)} as own_vote,
      ${choices(viewer)} as choices
    from ventures v
    left join users owner on owner.id = v.owner_id
    where ${condition}
    order by ${order}`;
}
