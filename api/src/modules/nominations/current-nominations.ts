import { sql } from 'drizzle-orm';

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
