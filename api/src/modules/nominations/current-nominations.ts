import { sql } from 'drizzle-orm';

/*
 * A nomination that was withdrawn keeps its row and brings nothing in front of anybody, and neither does one to a
 * group that is archived. So what decides who sees what reads the table through this alone.
 */

/** Nominations that count, each with the member who leads the deal because of it. */
export const currentNominations = sql`(select id, email, venture_id, group_id, created_at,
    coalesce(lead_id, nominated_by) as lead_id
  from nominations where withdrawn_at is null
    and group_id not in (select id from groups where archived_at is not null))`;
