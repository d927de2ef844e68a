import { NOMINATIONS_PER_PAGE } from '@syndication/contract/console-nominations/console-nominations.rules';
import type { ConsoleNomination } from '@syndication/contract/console-nominations/console-nominations.schemas';
import {
  NOMINATION_MAIL_PAUSE_HOURS,
  type NominationStep,
} from '@syndication/contract/nominations/nominations.rules';
import { DAYS } from '@syndication/contract/ventures/ventures.rules';
import { sql, type SQL } from 'drizzle-orm';

import { queryRows, type Database } from '../../database/database';
import { containing, fullNameOf, isoMoment, isOneOf } from '../../database/sql-text';
import { isListed } from '../ventures/list-ventures';
import { currentNominations } from './current-nominations';

/** Whose list it is: what a member nominated, or what groups were given; null for all groups. */
export type NominationScope = { nominatedBy: string } | { groupIds: readonly string[] | null };

export interface NominationFilter {
  search?: string | undefined;
  groupId?: string | undefined;
  id?: string | undefined;
  step?: NominationStep | undefined;
  offset?: string | undefined;
}

function inScope(scope: NominationScope): SQL {
  if ('nominatedBy' in scope) return sql`n.nominated_by = ${scope.nominatedBy}::uuid`;
  return isOneOf(sql`n.group_id`, scope.groupIds);
}

/** The first moment of the day on which a listing is over (listing.rules.ts). */
const dayAfter = (column: SQL, days: number): SQL =>
  sql`(date_trunc('day', ${column} at time zone 'UTC') + ${`${days + 1} days`}::interval) at time zone 'UTC'`;

const leftTheList = sql`least(v.hidden_at, ${dayAfter(sql`v.confirmed_at`, DAYS.listed)},
  ${dayAfter(sql`v.edited_at`, DAYS.profileMaximum)})`;

const personOf = (name: string): SQL => {
  const person = sql.identifier(name);
  return sql`case when ${person}.id is not null then json_build_object(
    'name', ${fullNameOf(name)}, 'email', ${person}.email) end`;
};

/** Every nomination `n` with what is known of it; without those to archived groups. */
const selectNominations = (scope: NominationScope, now: Date): SQL => sql`
  select n.id, n.version, n.created_at, n.group_id,
    case when founder.deleted_at is null then coalesce(n.email, v.email_address) end as email, v.company_name,
    g.title as group_title, n.mailed_at, founder.created_at as account_at, v.created_at as profile_at,
    case
      when n.withdrawn_at is not null then 'withdrawn'
      when v.id is null and founder.id is null then 'mailed'
      when v.id is null then 'account'
      when ${isListed(now)} then 'listed'
      else 'off-list'
    end as step,
    case
      when n.withdrawn_at is not null then n.withdrawn_at
      when v.id is null and founder.id is null then coalesce(n.mailed_at, n.created_at)
      when v.id is null then founder.created_at
      when ${isListed(now)} then greatest(v.created_at, n.created_at)
      else ${leftTheList}
    end as since,
    n.email is not null and n.withdrawn_at is null and (n.mailed_at is null or n.mailed_at
      <= ${now.toISOString()}::timestamptz - ${`${NOMINATION_MAIL_PAUSE_HOURS} hours`}::interval) as can_mail_again,
    ${personOf('nominator')} as nominator, ${fullNameOf('nominator')} || ' '
      || nominator.email as nominator_text,
    n.withdrawn_at, ${personOf('leader')} as named,
    v.id as reached_venture, coalesce(n.email, owner.email) as reached_email
  from nominations n
  join groups g on g.id = n.group_id and g.archived_at is null
  left join users founder on founder.email = n.email and founder.role = 'entrepreneur'
  left join ventures own on own.owner_id = founder.id
  left join ventures v on v.id = coalesce(n.venture_id, own.id)
  left join users owner on owner.id = v.owner_id
  left join members nm on nm.id = n.nominated_by left join users nominator on nominator.id = nm.user_id
  left join members lm on lm.id = coalesce(n.lead_id, n.nominated_by)
  left join users leader on leader.id = lm.user_id and leader.deactivated_at is null
  where ${inScope(scope)}`;

/**
 * Nominations, newest first, a page at a time, each with the lead of its company's deal (`leads` in
 * venture-rows.repository.ts); one that was withdrawn with the member whom it named.
 * @returns what the console shows; for a member's own nominations, the call's schema limits this
 */
export async function findNominations(
  db: Database,
  scope: NominationScope,
  now: Date,
  { search = '', groupId, id, step, offset = '0' }: NominationFilter = {},
  limit = NOMINATIONS_PER_PAGE,
): Promise<{ nominations: ConsoleNomination[]; total: number }> {
  const conditions = [
    sql`true`,
    ...(groupId === undefined ? [] : [sql`x.group_id = ${groupId}::uuid`]),
    ...(id === undefined ? [] : [sql`x.id = ${id}::uuid`]),
    ...(step === undefined ? [] : [sql`x.step = ${step}`]),
    ...(search.trim()
      ? [
          sql`lower(concat_ws(' ', x.company_name, x.email, x.nominator_text)) like ${containing(search)}`,
        ]
      : []),
  ];
  const rows = await queryRows<ConsoleNomination & { total: number }>(
    db,
    sql`with page as materialized (
      select x.*, count(*) over ()::int as total
      from (${selectNominations(scope, now)}) x
      where ${sql.join(conditions, sql` and `)}
      order by x.created_at desc, x.id offset ${Number(offset)} limit ${limit}
    ), reaching as (
      select p.id as of_id, n.id, n.lead_id, n.created_at
        from page p join ${currentNominations} n on n.venture_id = p.reached_venture
      union all
      select p.id, n.id, n.lead_id, n.created_at
        from page p join ${currentNominations} n on n.email = p.reached_email
    ), leads as (
      select distinct on (n.of_id) n.of_id, n.id, n.created_at, ${personOf('person')} as person
      from reaching n
      join members m on m.id = n.lead_id
      join users person on person.id = m.user_id
      order by n.of_id, n.created_at, n.id
    )
    select p.id::text as id, p.version, p.email, p.company_name as "companyName",
      json_build_object('id', p.group_id, 'title', p.group_title) as "group", p.step,
      ${isoMoment(sql`p.since`)} as since, ${isoMoment(sql`p.created_at`)} as "nominatedAt",
      ${isoMoment(sql`p.mailed_at`)} as "mailedAt", ${isoMoment(sql`p.account_at`)} as "accountAt",
      ${isoMoment(sql`p.profile_at`)} as "profileAt", p.can_mail_again as "canMailAgain",
      p.nominator as "nominatedBy",
      case when p.withdrawn_at is null then leads.person else p.named end as lead,
      p.withdrawn_at is null and (leads.id is null
        or (p.created_at, p.id) <= (leads.created_at, leads.id)) as "namesLead", p.total
    from page p left join leads on leads.of_id = p.id
    order by p.created_at desc, p.id`,
  );
  const nominations = rows.map(({ total: _, ...nomination }) => nomination);
  return { nominations, total: rows[0]?.total ?? 0 };
}
