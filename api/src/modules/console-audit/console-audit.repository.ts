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

/** What an entry `a` was done to, as a table; for acts of accounts the deal or group that their details name. */
const targetOf = sql`(select
  coalesce(a.target_type, case
    when a.details ?| array['ventureId', 'roundId'] then 'deal'
    when a.details ? 'groupId' then 'group' end) as type,
  coalesce(a.target_id, a.details ->> 'ventureId',
    (select r.venture_id::text from rounds r where r.id::text = a.details ->> 'roundId'),
    a.details ->> 'groupId') as id)`;

/** What the `target` of an entry `a` is called today; null once it is gone. */
const targetName = sql`case
  when a.action = 'test-mail-sent' then a.after ->> 'to'
  when target.type = 'agreement' then 'Version ' || target.id
  when target.type = 'setting' then coalesce((
    select string_agg(${JSON.stringify(SETTING_LABELS)}::jsonb ->> setting, ', ')
    from jsonb_object_keys(a.after) setting), target.id)
  when target.id !~ ${UUID} then target.id
  else (
    select name from (
      -- By member and by account each on its own: no index serves both at once.
      select 'person' as type, ${fullNameOf('u')} || ', ' || u.email as name
        from users u where u.id = target.id::uuid and u.deleted_at is null
      union all select 'person', ${fullNameOf('u')} || ', ' || u.email
        from members m join users u on u.id = m.user_id
        where m.id = target.id::uuid and u.deleted_at is null
      union all select 'group', g.title from groups g where g.id = target.id::uuid
      union all select 'angel-group', g.title from angel_groups g where g.id = target.id::uuid
      union all select 'deal', v.company_name from ventures v where v.id = target.id::uuid
      union all select 'update', c.title from contents c where c.id = target.id::uuid
      union all select 'nomination', coalesce(n.email, v.company_name) from nominations n
        left join ventures v on v.id = n.venture_id left join users u on u.email = n.email
        where n.id = target.id::uuid and u.deleted_at is null
      union all select 'import', i.file_name from member_imports i where i.id = target.id::uuid
    ) named where named.type = target.type limit 1
  ) end`;

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
  ];
  const isFound = search.trim()
    ? sql`lower(coalesce(by_name, '') || ' ' || coalesce(by_email, '') || ' ' ||
        coalesce(target_name, '')) like ${containing(search)}`
    : sql`true`;
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
          case when u.deleted_at is null then ${fullNameOf('u')} end as by_name,
          u.email as by_email
        from audit_log a cross join lateral ${targetOf} target left join users u on u.id = a.user_id
        where ${sql.join(conditions, sql` and `)}
      ) entries
      where ${isFound} order by id desc limit ${limit + 1}`,
  );
}
