import { CLOSING_DAYS } from '@syndication/contract/ventures/deal-news.rules';
import { DAYS } from '@syndication/contract/ventures/ventures.rules';
import { sql } from 'drizzle-orm';

import { queryRows, type Database } from '../../database/database';
import { jsonColumns } from '../../database/read-columns';
import { rounds } from '../../database/schema';
import { idSet } from '../../database/sql-text';
import { currentNominations } from '../nominations/current-nominations';
import { isListed } from '../ventures/list-ventures';
import type { ChangeRow } from '../ventures/member-columns.repository';
import { ms } from '../ventures/milliseconds';
import { startOfDayBefore } from '../ventures/venture-dates';
import { TERM_COLUMNS } from '../ventures/venture-facts';

const ROUND_COLUMNS = ['number', 'isClosed', 'isEditable', ...Object.values(TERM_COLUMNS)] as const;

export interface DealRow {
  id: string;
  companyName: string;
  description: string | null;
  createdMs: number;
  confirmedMs: number;
  editedMs: number;
  /** The groups that have the deal, and since when. */
  arrivals: { groupId: string; arrivedMs: number }[];
  /** The current one. */
  round: Pick<typeof rounds.$inferSelect, (typeof ROUND_COLUMNS)[number]> & { createdMs: number };
  roundCount: number;
  /** Oldest first. */
  changes: ChangeRow[] | null;
}

/**
 * Listed deals that may have news since a moment; nothing in it is personal. What is later than `now` happened while
 * the digests were written, and goes into the next ones.
 */
export function findDealNews(db: Database, since: Date, now: Date): Promise<DealRow[]> {
  const from = sql`${since.toISOString()}::timestamptz`;
  const until = sql`${now.toISOString()}::timestamptz`;
  /** What began before this moment has few of its days left. */
  const closing = (days: number) =>
    sql`${startOfDayBefore(now, days - CLOSING_DAYS - 1).toISOString()}::timestamptz`;
  return queryRows(
    db,
    sql`with listed as materialized (
      select v.*, owner.email as owner_email
      from ventures v left join users owner on owner.id = v.owner_id where ${isListed(now)}
    ), arrivals as (
      select n.venture_id, n.group_id, min(n.created_at) as arrived_at from (
        select l.id as venture_id, n.group_id, n.created_at
          from listed l join ${currentNominations} n on n.venture_id = l.id
        union all
        select l.id, n.group_id, n.created_at from listed l join ${currentNominations} n on n.email = l.owner_email
      ) n where n.created_at <= ${until} group by n.venture_id, n.group_id
    ), deal_groups as (
      select a.venture_id, max(a.arrived_at) as latest, json_agg(json_build_object(
        'groupId', a.group_id::text, 'arrivedMs', ${ms(sql`a.arrived_at`)})) as list
      from arrivals a group by a.venture_id
    ), current_rounds as (
      select distinct on (r.venture_id) r.*, count(*) over (partition by r.venture_id)::float8 as of_all
      from rounds r join listed l on l.id = r.venture_id
      where r.created_at <= ${until} order by r.venture_id, r.number desc
    ), changes as (
      select c.venture_id, json_agg(json_build_object('fact', c.fact, 'before', c.before, 'after', c.after,
        'changedMs', ${ms(sql`c.changed_at`)}) order by c.changed_at) as list
      from current_rounds r
      join deal_changes c on c.venture_id = r.venture_id and coalesce(c.round_id, r.id) = r.id
      where c.changed_at > ${from} and c.changed_at <= ${until} group by c.venture_id
    )
    select v.id::text, v.company_name as "companyName", v.description,
      ${ms(sql`v.created_at`)} as "createdMs", ${ms(sql`v.confirmed_at`)} as "confirmedMs",
      ${ms(sql`v.edited_at`)} as "editedMs", deal_groups.list as arrivals,
      json_build_object(${jsonColumns('r', rounds, ROUND_COLUMNS)}, 'createdMs', ${ms(sql`r.created_at`)}) as round,
      r.of_all as "roundCount", changes.list as changes
    from listed v
    join deal_groups on deal_groups.venture_id = v.id
    join current_rounds r on r.venture_id = v.id
    left join changes on changes.venture_id = v.id
    where changes.list is not null
      or greatest(v.created_at, deal_groups.latest, r.created_at) > ${from}
      or v.confirmed_at < ${closing(DAYS.listed)} or v.edited_at < ${closing(DAYS.profileMaximum)}
      or r.created_at < ${closing(DAYS.roundLife - 1)}
    order by lower(v.company_name), v.id`,
  );
}

/** Who follows which of these deals, as `<member> <deal>`. */
export async function findFollows(
  db: Database,
  dealIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await queryRows<{ follow: string }>(
    db,
    sql`select member_id::text || ' ' || venture_id::text as follow from deal_follows
      where venture_id in ${idSet(dealIds)}`,
  );
  return new Set(rows.map(({ follow }) => follow));
}
