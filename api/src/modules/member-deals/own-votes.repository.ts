import type { VoteChoice } from '@syndication/contract/votes/votes.rules';
import { sql, type SQL } from 'drizzle-orm';

import { queryRows, type Database } from '../../database/database';
import { ms } from '../ventures/milliseconds';
import { selectStaleTerms } from '../ventures/stale-terms.repository';

export interface OwnVoteRow {
  ventureId: string;
  companyName: string;
  roundId: string;
  number: number;
  isClosed: boolean;
  isEditable: boolean;
  createdMs: number;
  /** Whether the round is the venture's current one. */
  isCurrent: boolean;
  confirmedMs: number;
  editedMs: number;
  choice: VoteChoice | null;
  changedMs: number;
  isStale: boolean;
  earlier: { choice: VoteChoice; votedMs: number }[] | null;
}

/** Those that `own` votes are on. */
const VOTED_ROUNDS = sql`(select r.id, r.venture_id from rounds r join own on own.round_id = r.id)`;

/**
 * Each round of the deals that a member may see on which there is or was a vote of the member, the latest change first.
 * Of a choice that was kept on newer terms only the last time is there.
 * @param isVisible whether the member may see venture `v`
 */
export const findOwnVotes = (
  db: Database,
  memberId: string,
  isVisible: SQL,
): Promise<OwnVoteRow[]> =>
  queryRows(
    db,
    sql`with own as (
      select round_id, choice, voted_at, null::timestamptz as withdrawn_at from votes
        where member_id = ${memberId}::uuid
    ), history as (
      select o.*, lead(o.choice) over (partition by o.round_id order by o.voted_at) as next_choice from (
        select round_id, choice, voted_at, withdrawn_at, true as is_earlier from vote_history
          where member_id = ${memberId}::uuid
        union all select own.*, false from own
      ) o
    ), earlier as (
      select round_id, max(withdrawn_at) as withdrawn_at,
        json_agg(json_build_object('choice', choice, 'votedMs', ${ms(sql`voted_at`)}) order by voted_at desc)
          filter (where withdrawn_at is not null or choice is distinct from next_choice) as list
      from history where is_earlier group by round_id
    ), given as (
      select coalesce(own.round_id, earlier.round_id) as round_id, own.choice,
        coalesce(own.voted_at, earlier.withdrawn_at) as changed_at, earlier.list
      from own full join earlier on earlier.round_id = own.round_id
    )
    select v.id::text as "ventureId", v.company_name as "companyName", r.id::text as "roundId", r.number,
      r.is_closed as "isClosed", r.is_editable as "isEditable", ${ms(sql`r.created_at`)} as "createdMs",
      not exists (select from rounds next where next.venture_id = v.id and next.number > r.number) as "isCurrent",
      ${ms(sql`v.confirmed_at`)} as "confirmedMs", ${ms(sql`v.edited_at`)} as "editedMs",
      given.choice, stale.round_id is not null as "isStale",
      ${ms(sql`coalesce(given.changed_at, r.created_at)`)} as "changedMs", given.list as earlier
    from given join rounds r on r.id = given.round_id join ventures v on v.id = r.venture_id
    left join (${selectStaleTerms(VOTED_ROUNDS, sql`x.member_id = ${memberId}::uuid`)}) stale on stale.round_id = r.id
    where ${isVisible} order by given.changed_at desc, v.id`,
  );
