import type {
  AuditBounds,
  AuditEntry,
} from '@syndication/contract/console-audit/console-audit.schemas';
import { SETTING_LABELS } from '@syndication/contract/console-settings/console-settings.rules';
import { sql, type SQL } from 'drizzle-orm';

import { queryRows, type Database } from '../../database/database';
import { containing, fullNameOf, idSet, isoMoment } from '../../database/sql-text';
import { isNominatedTo } from '../ventures/list-ventures';

const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

/**
 * What an entry `a` was done to, as a table; for acts of accounts the deal or group that their details name, by its
 * round `r` where they name that.
 */
const targetOf = sql`(select
  coalesce(a.target_type, case
    when a.details ?| array['ventureId', 'roundId'] then 'deal'
    when a.details ? 'groupId' then 'group' end) as type,
  coalesce(a.target_id, a.details ->> 'ventureId', r.venture_id::text, a.details ->> 'groupId') as id)`;

/** What everything is called today. */
const names = sql`(
  -- By member and by account each on its own: no index serves both at once.
  select 'person' as type, u.id, ${fullNameOf('u')} || ', ' || u.email as name
    from users u where u.deleted_at is null
  union all select 'person', m.id, ${fullNameOf('u')} || ', ' || u.email
    from members m join users u on u.id = m.user_id where u.deleted_at is null
  union all select 'group', g.id, g.title from groups g
  union all select 'angel-group', g.id, g.title from angel_groups g
  union all select 'deal', v.id, v.company_name from ventures v
  union all select 'update', c.id, c.title from contents c
  union all select 'nomination', n.id, coalesce(n.email, v.company_name) from nominations n
    left join ventures v on v.id = n.venture_id left join users u on u.email = n.email
    where u.deleted_at is null
  union all select 'import', i.id, i.file_name from member_imports i) names`;

/** What the `target` of an entry `a` is called if it is none of these; all of them have UUIDs. */
const ownName = sql`case
  when a.action = 'test-mail-sent' then a.after ->> 'to'
  when target.type = 'agreement' then 'Version ' || target.id
  when target.type = 'setting' then coalesce((
    select string_agg(${JSON.stringify(SETTING_LABELS)}::jsonb ->> setting, ', ')
    from jsonb_object_keys(a.after) setting), target.id)
  when length(target.id) <> 36 then target.id end`;

/** What the `target` of an entry `a` is called today; null once it is gone. */
const targetName = sql`coalesce(${ownName}, (select name from ${names}
  where names.type = target.type
    and names.id = case when target.id ~ ${UUID} then target.id::uuid end limit 1))`;

/** What the user `u` is called in an entry; null once the account is deleted. */
const actorName = sql`case when u.deleted_at is null then ${fullNameOf('u')} end`;

/**
 * True for entries `a` by somebody, or about something, of which this is a part of the name or the address. Everything
 * is searched once, not for each entry.
 */
function isNamedLike(search: string): SQL {
  const pattern = containing(search);
  return sql`(a.user_id in (select u.id from users u
      where lower(coalesce(${actorName} || ' ', '') || u.email) like ${pattern})
    or (target.type, target.id) in (select names.type, names.id::text from ${names}
      where lower(names.name) like ${pattern})
    or lower(${ownName}) like ${pattern})`;
}

export interface AuditQuery extends AuditBounds {
  /** Only entries before this one. */
  before?: number | undefined;
  limit: number;
}

const isDay = (bound: string): boolean => !bound.includes('T');

// A day has to become a timestamp first: a date alone would begin in the time zone that the database is set to.
const firstMomentOf = (bound: string): SQL =>
  isDay(bound) ? sql`${bound}::timestamp at time zone 'UTC'` : sql`${bound}::timestamptz`;

const momentAfter = (bound: string): SQL =>
  isDay(bound)
    ? sql`(${bound}::date + 1)::timestamp at time zone 'UTC'`
    : sql`${bound}::timestamptz + interval '1 millisecond'`;

/** True for entries `a` about these groups, or about all groups of a deal that one of these has. */
const isAboutOneOf = (groupIds: SQL): SQL =>
  sql`(a.group_id in ${groupIds} or (a.group_id is null and a.target_type = 'deal'
    and a.target_id in (select v.id::text from ventures v where ${isNominatedTo(groupIds)})))`;

/**
 * Entries of the trail, the latest first, and one more than the limit where there are more.
 * @param ownGroupIds entries that admins of these groups may read; null for all
 */
export function findAuditEntries(
  db: Database,
  ownGroupIds: readonly string[] | null,
  { search = '', subject, from, to, before, limit }: AuditQuery,
): Promise<AuditEntry[]> {
  const conditions = [
    subject === 'account' ? sql`a.target_type is null` : sql`a.target_type is not null`,
    ...(subject && subject !== 'account' ? [sql`a.target_type = ${subject}`] : []),
    ...(ownGroupIds ? [isAboutOneOf(idSet(ownGroupIds))] : []),
    ...(from ? [sql`a.occurred_at >= ${firstMomentOf(from)}`] : []),
    ...(to ? [sql`a.occurred_at < ${momentAfter(to)}`] : []),
    ...(before === undefined ? [] : [sql`a.id < ${before}::int`]),
    ...(search.trim() ? [isNamedLike(search)] : []),
  ];
  return queryRows<AuditEntry>(
    db,
    sql`select id, ${isoMoment(sql`occurred_at`)} as "occurredAt", action,
        case when by_name is not null then
          json_build_object('name', by_name, 'email', by_email) end as by,
        case when target_type is not null then
          json_build_object('type', target_type, 'id', target_id, 'name', target_name) end as target,
        (select g.title from groups g where g.id = group_id) as group, before, after, details
      from (
        select a.id, a.occurred_at, a.action, a.before, a.after, target.type as target_type,
          target.id as target_id, ${targetName} as target_name,
          coalesce(a.group_id, (a.details ->> 'groupId')::uuid) as group_id,
          a.details - array['ventureId', 'roundId', 'groupId'] as details,
          ${actorName} as by_name,
          u.email as by_email
        from audit_log a left join rounds r on r.id = (a.details ->> 'roundId')::uuid
          cross join lateral ${targetOf} target left join users u on u.id = a.user_id
        where ${sql.join(conditions, sql` and `)}
      ) entries
      order by id desc limit ${limit + 1}`,
  );
}
