import { sql, type SQL } from 'drizzle-orm';
import { STORED_FACTS, type NominationFact } from '@syndication/contract/ventures/form-facts.rules';
import type { SyndicationGroup } from '@syndication/contract/members/members.schemas';
import type { VoteChoice } from '@syndication/contract/votes/votes.rules';

import { columnOf, jsonColumns, selectColumns } from '../../database/read-columns';
import { rounds, ventures, votes } from '../../database/schema';
import { fullNameOf } from '../../database/sql-text';
import { currentNominations } from '../nominations/current-nominations';
import {
  NO_MEMBER_COLUMNS,
  selectMemberColumns,
  type ChangeRow,
  type DealReader,
  type MemberColumns,
} from './member-columns.repository';
import { ms } from './milliseconds';
import { selectStaleTerms } from './stale-terms.repository';
import { TERM_COLUMNS } from './venture-facts';

const ROUND_COLUMNS = [
  'id',
  'number',
  'isPresenter',
  'isClosed',
  'isEditable',
  ...Object.values(TERM_COLUMNS),
] as const;

export type RoundRow = Pick<typeof rounds.$inferSelect, (typeof ROUND_COLUMNS)[number]> & {
  createdMs: number;
  updatedMs: number;
};

const VENTURE_COLUMNS = ['id', 'ownerId', 'version', 'hiddenReason', ...STORED_FACTS] as const;

export interface OwnVoteRow {
  choice: VoteChoice;
  votedMs: number;
  /** As of when its owner knew the terms. */
  termsMs: number;
  staleTerms: ChangeRow[] | null;
}

export type VentureRow = Pick<typeof ventures.$inferSelect, (typeof VENTURE_COLUMNS)[number]> &
  Record<NominationFact, string | null> & {
    createdMs: number;
    editedMs: number;
    confirmedMs: number;
    groups: SyndicationGroup[] | null;
    /** Newest first. */
    rounds: RoundRow[] | null;
    ownVote: OwnVoteRow | null;
    snapshot: { average: number; voterCount: number; takenMs: number } | null;
    /** The strictest of its groups; null without one. */
    minBallots: number | null;
    isUnsubscribed: boolean;
  } & MemberColumns;

/** Whose eyes the rows are for: a member gets what is the member's own, the owner the last snapshot of all votes. */
export type Viewer = DealReader | { ownerId: string };

/** The member's own vote on a current round `r`, or what its owner may know of all of them. */
const selectRoundVotes = (viewer: Viewer): SQL =>
  'memberId' in viewer
    ? sql`select r.venture_id, null::json as snapshot, json_build_object('choice', x.choice,
          'votedMs', ${ms(columnOf('x', votes.votedAt))}, 'staleTerms', stale.list,
          'termsMs', ${ms(sql`coalesce(x.terms_at, x.voted_at)`)}) as own_vote
        from current_rounds r
        join votes x on x.round_id = r.id and x.member_id = ${viewer.memberId}::uuid
        left join (${selectStaleTerms(sql`current_rounds`, sql`x.member_id = ${viewer.memberId}::uuid`)}) stale
          on stale.round_id = r.id`
    : sql`select r.venture_id, null::json as own_vote, json_build_object('average', s.average,
          'voterCount', s.voter_count, 'takenMs', ${ms(sql`s.taken_at`)}) as snapshot
        from current_rounds r
        join prediction_snapshots s on s.round_id = r.id`;

export interface VentureSelection {
  condition: SQL;
  order?: SQL;
  /** How many of them at most; all without it. */
  limit?: number | undefined;
  now: Date;
  /** Whether changes count from the member's vote, if that is older than the last visit. */
  hasChangesSinceVote?: boolean;
}

/**
 * Everything about some ventures, in one statement regardless of their number, and without a look-up per row.
 * `condition` and `order` may use `v` (the venture).
 *
 * A nomination reaches a venture directly, or through its owner's address.
 */
export function selectVentures(
  viewer: Viewer,
  { condition, order = sql`v.id`, limit, now, hasChangesSinceVote = false }: VentureSelection,
): SQL {
  const own =
    'memberId' in viewer
      ? selectMemberColumns(viewer, now, hasChangesSinceVote)
      : NO_MEMBER_COLUMNS;
  const first = limit === undefined ? sql`` : sql`order by ${order} limit ${limit}`;
  return sql`
    with shown as materialized (
      select v.*, owner.email as owner_email
      from ventures v left join users owner on owner.id = v.owner_id
      where ${condition} ${first}
    ), reaching as materialized (
      select s.id as venture_id, n.id, n.group_id, n.lead_id, n.created_at
        from shown s join ${currentNominations} n on n.venture_id = s.id
      union all
      select s.id, n.id, n.group_id, n.lead_id, n.created_at
        from shown s join ${currentNominations} n on n.email = s.owner_email
    ), leads as (
      select distinct on (n.venture_id) n.venture_id,
        ${fullNameOf('person')} as name, person.email
      from reaching n
      join members m on m.id = n.lead_id
      join users person on person.id = m.user_id
      order by n.venture_id, n.created_at, n.id
    ), venture_groups as (
      select n.venture_id, json_agg(json_build_object('id', g.id, 'title', g.title) order by g.title) as list,
        max(g.min_ballots) as "minBallots"
      from (select distinct venture_id, group_id from reaching) n
      join groups g on g.id = n.group_id
      group by n.venture_id
    ), shown_rounds as materialized (
      select r.* from rounds r join shown s on s.id = r.venture_id
    ), venture_rounds as (
      select r.venture_id, json_agg(json_build_object(${jsonColumns('r', rounds, ROUND_COLUMNS)},
        'createdMs', ${ms(columnOf('r', rounds.createdAt))},
        'updatedMs', ${ms(columnOf('r', rounds.updatedAt))})
        order by r.number desc) as list
      from shown_rounds r group by r.venture_id
    ), current_rounds as (
      select distinct on (r.venture_id) r.venture_id, r.id
      from shown_rounds r order by r.venture_id, r.number desc
    ), venture_votes as (
      ${selectRoundVotes(viewer)}
    )${own.parts}
    select ${selectColumns('v', ventures, VENTURE_COLUMNS)},
      ${ms(columnOf('v', ventures.createdAt))} as "createdMs",
      ${ms(columnOf('v', ventures.editedAt))} as "editedMs",
      ${ms(columnOf('v', ventures.confirmedAt))} as "confirmedMs",
      leads.name as "dealLeadName", leads.email as "dealLeadEmail", venture_groups.list as groups,
      venture_rounds.list as rounds, venture_votes.own_vote as "ownVote", venture_votes.snapshot,
      venture_groups."minBallots",
      unsubscriptions.venture_id is not null as "isUnsubscribed", ${own.columns}
    from shown v
    left join leads on leads.venture_id = v.id
    left join venture_groups on venture_groups.venture_id = v.id
    left join venture_rounds on venture_rounds.venture_id = v.id
    left join venture_votes on venture_votes.venture_id = v.id
    left join unsubscriptions on unsubscriptions.venture_id = v.id
    ${own.joins}
    order by ${order}`;
}
