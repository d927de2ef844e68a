import { DAYS } from '@syndication/contract/ventures/ventures.rules';
import { sql } from 'drizzle-orm';

/**
 * When voting on a round `r` that has ended did so: at its last close, or when its 120 days were over. A close that was
 * taken back is none. Closes from before changes were noted are as old as the round's last change.
 */
export const roundEndedAt = sql`least(
  case when r.is_closed then coalesce((select max(c.changed_at) from deal_changes c
    where c.venture_id = r.venture_id and c.round_id = r.id and c.fact = 'is_closed' and c.after = 'true'::jsonb),
    r.updated_at) end,
  (date_trunc('day', r.created_at at time zone 'UTC') + make_interval(days => ${DAYS.roundLife})) at time zone 'UTC')`;
