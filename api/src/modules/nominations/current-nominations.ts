import { sql, type SQL } from 'drizzle-orm';

/*
 * A withdrawn nomination keeps its row but shows nothing to anyone, and neither does one to an archived group. So
 * what decides who sees what reads the table through this alone.
 */

/**
 * Nominations that count, each with the member who leads the deal because of it: nobody while that member is
 * deactivated.
 */
export const currentNominations = sql`(select n.id, n.email, n.venture_id, n.group_id, n.created_at,
    case when u.id is not null then m.id end as lead_id
  from nominations n
  left join members m on m.id = coalesce(n.lead_id, n.nominated_by)
  left join users u on u.id = m.user_id and u.deactivated_at is null
  where n.withdrawn_at is null
    and n.group_id not in (select id from groups where archived_at is not null))`;

/**
 * The ventures that a group has or had, as a table, each with the moment when it left the group: null for those that it
 * has. For what stays with the group when a deal is taken out of it; it shows nobody a deal.
 */
export const everNominatedTo = (groupId: string): SQL => sql`(
  select reached.venture_id,
    case when bool_and(reached.withdrawn_at is not null) then max(reached.withdrawn_at) end as left_at
  from (
    select n.venture_id, n.withdrawn_at from nominations n
      where n.group_id = ${groupId}::uuid and n.venture_id is not null
    union all
    select own.id, n.withdrawn_at from nominations n
      join users u on u.email = n.email
      join ventures own on own.owner_id = u.id
      where n.group_id = ${groupId}::uuid
  ) reached
  group by reached.venture_id)`;
