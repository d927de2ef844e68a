import { VOTED_TERMS } from '@syndication/contract/votes/voted-terms.rules';
import { VOTE_CHOICES } from '@syndication/contract/votes/votes.rules';
import { VOTE_WEIGHTS } from '@syndication/contract/votes/vote-summary.rules';
import { sql, type SQL } from 'drizzle-orm';

import { rounds } from '../../database/schema';
import { ms } from './milliseconds';
import { TERM_COLUMNS } from './venture-facts';

const inList = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
const TERMS = inList(VOTED_TERMS.map((term) => rounds[TERM_COLUMNS[term]].name));
const COUNTED = inList(VOTE_CHOICES.filter((choice) => VOTE_WEIGHTS[choice] !== null));

/**
 * A table of `round_id`, `member_id` and the `list` of terms that are different now from those that the vote was
 * given on, for stale votes alone. What was changed and changed back is not different.
 * @param currentRounds a table with `id` and `venture_id`
 * @param isShown which votes `x`
 */
export const selectStaleTerms = (currentRounds: SQL, isShown: SQL): SQL => sql`
  select d.round_id, d.member_id, json_agg(json_build_object('fact', d.fact, 'before', d.before,
    'after', d.after, 'changedMs', ${ms(sql`d.changed_at`)}) order by d.fact) as list
  from (
    select c.round_id, x.member_id, c.fact, max(c.changed_at) as changed_at,
      (array_agg(c.before order by c.changed_at))[1] as before,
      (array_agg(c.after order by c.changed_at desc))[1] as after
    from ${currentRounds} r
    join votes x on x.round_id = r.id and x.choice in (${COUNTED}) and ${isShown}
    join deal_changes c on c.venture_id = r.venture_id and c.round_id = r.id
      and c.fact in (${TERMS})
      and date_trunc('milliseconds', c.changed_at) > coalesce(x.terms_at, x.voted_at)
    group by c.round_id, x.member_id, c.fact
  ) d
  where d.before is distinct from d.after
  group by d.round_id, d.member_id`;
