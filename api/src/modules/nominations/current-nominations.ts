import { sql } from 'drizzle-orm';

/*
 * A withdrawn nomination keeps its row but shows nothing to anyone, and neither does one to an archived group. So
 * what decides who sees what reads the table through this alone.
 */

/** Nominations that count, each with the member who leads the deal because of it. */
export const currentNominations = sql`(select id, email, venture_id, group_id, created_at,
    coalesce(lead_id, nominated_by) as lead_id
  from nominations where withdrawn_at is null
    and group_id not in (select id from groups where archived_at is not null))`;
