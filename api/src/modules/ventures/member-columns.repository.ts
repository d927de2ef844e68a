import { VISIT_GAP_MINUTES } from '@syndication/contract/member-deals/member-deals.rules';
import type { ChangedFact, FactValue } from '@syndication/contract/ventures/deal-news.rules';
import { ENTREPRENEUR_FACTS } from '@syndication/contract/ventures/fact-lists.rules';
import { ROUND_TERMS } from '@syndication/contract/ventures/round-facts.rules';
import { sql, type SQL } from 'drizzle-orm';

import { queryRows, type Database } from '../../database/database';
import { rounds, ventures } from '../../database/schema';
import type { InvestorSession } from '../../http/session';
import { defaultGroupId } from '../members/memberships';
import { ms } from './milliseconds';
import { TERM_COLUMNS } from './venture-facts';

export type DealReader = Pick<InvestorSession, 'memberId' | 'activeGroup' | 'usesDefaultGroup'>;

/**
 * The group whose deals a member sees: the active one; the default group for members of an angel group
 * who never had a syndication group; none (SQL null) for everyone else.
 */
export function visibleGroupId({ activeGroup, usesDefaultGroup }: DealReader): SQL {
  if (activeGroup) return sql`${activeGroup.id}::uuid`;
  return usesDefaultGroup ? defaultGroupId : sql`null::uuid`;
}

export async function findVisibleGroupId(db: Database, reader: DealReader): Promise<string | null> {
  const [row] = await queryRows<{ id: string | null }>(
    db,
    sql`select ${visibleGroupId(reader)}::text as id`,
  );
  return row?.id ?? null;
}

/** The fact of each column whose changes investors are told about. */
export const FACT_OF_COLUMN: ReadonlyMap<string, ChangedFact> = new Map([
  ...ENTREPRENEUR_FACTS.map((fact) => [ventures[fact].name, fact] as const),
  ...ROUND_TERMS.map((term) => [rounds[TERM_COLUMNS[term]].name, term] as const),
  [rounds.isClosed.name, 'isRoundClosed'] as const,
  [rounds.isPresenter.name, 'isPresenter'] as const,
]);

export interface ChangeRow {
  /** The column. */
  fact: string;
  before: FactValue;
  after: FactValue;
  changedMs: number;
}

/** What of a deal is the asking member's own. */
export interface MemberColumns {
  isFollowed: boolean;
  conflict: { sinceMs: number; reason: string | null } | null;
  note: { text: string; savedMs: number } | null;
  /** Null on the first visit. */
  newsSinceMs: number | null;
  isNew: boolean | null;
  /** Oldest first. */
  changes: ChangeRow[] | null;
}

/** Pieces of the statement of `selectVentures`. */
interface StatementParts {
  parts: SQL;
  columns: SQL;
  joins: SQL;
}

/** For viewers who are no members. */
export const NO_MEMBER_COLUMNS: StatementParts = {
  parts: sql``,
  columns: sql`false as "isFollowed", null::json as conflict, null::json as note, null::float8 as "newsSinceMs",
    null::boolean as "isNew", null::json as changes`,
  joins: sql``,
};

/** Since when changes are news: the end of the visit before the current one. */
const newsSince = (now: Date): SQL => {
  const gapAgo = new Date(now.getTime() - VISIT_GAP_MINUTES * 60_000).toISOString();
  return sql`case when d.seen_at < ${gapAgo}::timestamptz then d.seen_at else d.news_since end`;
};

/** What the member follows, wrote down and has not seen yet, of the deals that the statement shows. */
export function selectMemberColumns(
  reader: DealReader,
  now: Date,
  hasChangesSinceVote: boolean,
): StatementParts {
  const memberId = sql`${reader.memberId}::uuid`;
  const groupId = visibleGroupId(reader);
  const sinceVote = hasChangesSinceVote ? sql`own.voted_at` : sql`null::timestamptz`;
  return {
    parts: sql`, visit as materialized (
      select ${newsSince(now)} as since from deal_visits d
      where d.member_id = ${memberId} and d.group_id = ${groupId}
    ), arrivals as (
      select n.venture_id, min(n.created_at) as arrived_at
      from reaching n where n.group_id = ${groupId} group by n.venture_id
    ), changes as (
      select c.venture_id, json_agg(json_build_object('fact', c.fact, 'before', c.before, 'after', c.after,
        'changedMs', ${ms(sql`c.changed_at`)}) order by c.changed_at) as list
      from current_rounds r
      join deal_changes c on c.venture_id = r.venture_id and coalesce(c.round_id, r.id) = r.id
      left join visit on true
      left join votes own on own.round_id = r.id and own.member_id = ${memberId}
      where c.changed_at > least(visit.since, ${sinceVote})
      group by c.venture_id
    )`,
    columns: sql`follow.venture_id is not null as "isFollowed",
      case when conflict.venture_id is not null then json_build_object(
        'sinceMs', ${ms(sql`conflict.declared_at`)}, 'reason', conflict.reason) end as conflict,
      case when note.venture_id is not null then json_build_object('text', note.text,
        'savedMs', ${ms(sql`note.saved_at`)}) end as note,
      ${ms(sql`visit.since`)} as "newsSinceMs",
      greatest(v.created_at, arrivals.arrived_at) > visit.since as "isNew", changes.list as changes`,
    joins: sql`left join deal_follows follow on follow.venture_id = v.id and follow.member_id = ${memberId}
      left join conflicts_of_interest conflict on conflict.venture_id = v.id
        and conflict.member_id = ${memberId} and conflict.ended_at is null
      left join deal_notes note on note.venture_id = v.id and note.member_id = ${memberId}
      left join visit on true
      left join arrivals on arrivals.venture_id = v.id
      left join changes on changes.venture_id = v.id`,
  };
}
