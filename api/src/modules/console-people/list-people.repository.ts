import {
  PEOPLE_PER_PAGE,
  type PeopleState,
} from '@syndication/contract/console-people/console-people.rules';
import type { Person } from '@syndication/contract/console-people/console-people.schemas';
import { sql, type SQL } from 'drizzle-orm';

import { queryRows, type Database } from '../../database/database';
import { containing, fullNameOf, isoMoment, isOneOf } from '../../database/sql-text';
import { currentMemberships } from '../members/memberships';

export interface PeopleFilter {
  search?: string | undefined;
  groupId?: string | undefined;
  angelGroupId?: string | undefined;
  memberId?: string | undefined;
  state?: PeopleState | undefined;
  offset?: string | undefined;
}

/** @param isShownGroup true of memberships `mg` that the reader may know of */
function conditionOf(state: PeopleState, isShownGroup: SQL): SQL {
  const conditions: Record<PeopleState, SQL> = {
    active: sql`u.deactivated_at is null`,
    'never-came': sql`u.deactivated_at is null and u.last_signed_in_at is null`,
    staff: sql`u.deactivated_at is null and m.is_staff`,
    admins: sql`u.deactivated_at is null and exists (select from ${currentMemberships} mg
      where mg.member_id = m.id and mg.is_admin and ${isShownGroup})`,
    deactivated: sql`u.deactivated_at is not null`,
  };
  return conditions[state];
}

/**
 * Members by last name, a page at a time.
 * @param ownGroupIds those that an admin manages: other people and groups are not shown; null for staff
 */
export async function findPeople(
  db: Database,
  ownGroupIds: readonly string[] | null,
  { search = '', groupId, angelGroupId, memberId, state = 'active', offset = '0' }: PeopleFilter,
): Promise<{ people: Person[]; total: number }> {
  const isShownGroup = isOneOf(sql`mg.group_id`, ownGroupIds);
  const pattern = containing(search);
  const conditions = [
    memberId === undefined ? conditionOf(state, isShownGroup) : sql`m.id = ${memberId}::uuid`,
    sql`u.deleted_at is null`,
    ...(search.trim() ? [sql`lower(${fullNameOf('u')} || ' ' || u.email) like ${pattern}`] : []),
    ...(angelGroupId === undefined ? [] : [sql`m.angel_group_id = ${angelGroupId}::uuid`]),
    ...(ownGroupIds === null && groupId === undefined
      ? []
      : [
          sql`exists (select from ${currentMemberships} mg where mg.member_id = m.id and ${isShownGroup}
            and ${groupId === undefined ? sql`true` : sql`mg.group_id = ${groupId}::uuid`})`,
        ]),
  ];
  const rows = await queryRows<Person & { total: number }>(
    db,
    sql`select m.id::text as "memberId", u.id::text as "userId", u.email, u.first_name as "firstName",
        u.last_name as "lastName",
        case when a.id is not null then json_build_object('id', a.id, 'title', a.title) end as "angelGroup",
        coalesce((select json_agg(json_build_object('id', g.id, 'title', g.title,
            'isAdmin', mg.is_admin) order by g.title)
          from ${currentMemberships} mg join groups g on g.id = mg.group_id
          where mg.member_id = m.id and ${isShownGroup}), '[]') as groups,
        m.is_staff as "isStaff",
        coalesce((select json_agg(i.provider order by i.created_at) from user_identities i
          where i.user_id = u.id), '[]') as providers,
        (select count(*)::int from passkeys k where k.user_id = u.id) as passkeys,
        ${isoMoment(sql`coalesce((select t.created_at from reset_tokens t
          where t.user_id = u.id and t.purpose = 'invitation'), u.created_at)`)} as "invitedAt",
        ${isoMoment(sql`u.last_signed_in_at`)} as "lastSignedInAt",
        u.deactivated_at is not null as "isDeactivated", u.version,
        count(*) over ()::int as total
      from members m join users u on u.id = m.user_id
      left join angel_groups a on a.id = m.angel_group_id
      where ${sql.join(conditions, sql` and `)}
      order by lower(u.last_name), lower(u.first_name), m.id
      offset ${Number(offset)} limit ${PEOPLE_PER_PAGE}`,
  );
  const people = rows.map(({ total: _, ...person }) => person);
  return { people, total: rows[0]?.total ?? 0 };
}
