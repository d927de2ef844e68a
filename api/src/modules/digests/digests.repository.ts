import { DIGEST_HOUR } from '@syndication/contract/digests/digests.rules';
import { DAY_MS } from '@syndication/contract/fields/durations.rules';
import type { DigestRhythm } from '@syndication/contract/member-deals/member-deals.rules';
import { isNull, sql, type SQL } from 'drizzle-orm';

import { queryRows, type Database } from '../../database/database';
import { memberGroups } from '../../database/schema';
import { idSet } from '../../database/sql-text';
import { currentAgreement } from '../members/current-agreement';
import { lockMembers } from '../members/members.repository';
import { currentMemberships } from '../members/memberships';
import { ms } from '../ventures/milliseconds';

/** When a digest is due, by the clocks of the association. */
export interface DigestTime {
  now: Date;
  /** IANA name. */
  timeZone: string;
}

export interface MembershipRow {
  memberId: string;
  email: string;
  firstName: string;
  groupId: string;
  groupTitle: string;
  rhythm: DigestRhythm;
  joinedMs: number;
  /** The latest visit of the group's deals; null before the first. */
  seenMs: number | null;
  /** Until when digests have told everything. */
  digestedMs: number;
  isDue: boolean;
}

export interface DigestKey {
  memberId: string;
  groupId: string;
}

const timestamp = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;

/** The day or the week, from Monday on, in which a digest would tell of this moment. */
const periodOf = (moment: SQL, timeZone: string): SQL =>
  sql`date_trunc(case mg.digest when 'daily' then 'day' else 'week' end,
    (${moment} at time zone ${timeZone}::text) - make_interval(hours => ${DIGEST_HOUR}::int))`;

/** Memberships `mg` last brought up to date in another period. Also recovers from a clock that was ahead. */
const isDue = ({ now, timeZone }: DigestTime): SQL =>
  sql`(mg.digest <> 'off' and ${periodOf(sql`mg.digested_at`, timeZone)}
    <> ${periodOf(timestamp(now), timeZone)})`;

/**
 * Digests tell of what happens from now on, to new members from their joining on; nobody gets a mail about the years
 * before.
 */
export async function beginDigests(db: Database, now: Date): Promise<void> {
  const { joinedAt } = memberGroups;
  const dayBefore = timestamp(new Date(now.getTime() - DAY_MS));
  const digestedAt = sql`case when ${joinedAt} > ${dayBefore} then ${joinedAt} else ${timestamp(now)} end`;
  await db.update(memberGroups).set({ digestedAt }).where(isNull(memberGroups.digestedAt));
}

/** All memberships of members for whom a digest is due, by member and the title of the group. */
export const findDueMemberships = (db: Database, time: DigestTime): Promise<MembershipRow[]> =>
  queryRows(
    db,
    sql`with reading as (
      select mg.member_id::text as "memberId", u.email, u.first_name as "firstName",
        mg.group_id::text as "groupId", g.title as "groupTitle", mg.digest as rhythm,
        ${ms(sql`mg.joined_at`)} as "joinedMs", ${ms(sql`d.seen_at`)} as "seenMs",
        ${ms(sql`mg.digested_at`)} as "digestedMs", ${isDue(time)} as "isDue"
      from ${currentMemberships} mg
      join members m on m.id = mg.member_id
      join users u on u.id = m.user_id
      join groups g on g.id = mg.group_id
      left join deal_visits d on d.member_id = mg.member_id and d.group_id = mg.group_id
      where u.deactivated_at is null and exists (
        select from policy_acceptances p where p.member_id = m.id and p.version = ${currentAgreement})
    )
    select * from reading where "memberId" in (select due."memberId" from reading due where due."isDue")
    order by "memberId", "groupTitle"`,
  );

/**
 * Notes that digests have told everything until now.
 * @returns those for which one was still due: of two that run this at the same time, one gets each
 */
export async function markDigested(
  tx: Database,
  keys: readonly DigestKey[],
  time: DigestTime,
): Promise<DigestKey[]> {
  // All writers of several memberships lock in this order, so that none deadlock.
  await lockMembers(tx, idSet(keys.map(({ memberId }) => memberId)));
  return queryRows(
    tx,
    sql`update member_groups mg set digested_at = ${timestamp(time.now)}
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as told("memberId" uuid, "groupId" uuid)
      where mg.member_id = told."memberId" and mg.group_id = told."groupId"
        and mg.ended_at is null and ${isDue(time)}
      returning mg.member_id::text as "memberId", mg.group_id::text as "groupId"`,
  );
}
