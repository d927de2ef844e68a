import { DAY_MS } from '@syndication/contract/fields/durations.rules';
import { sql } from 'drizzle-orm';

import { queryRows, type Database } from '../../database/database';
import { idSet } from '../../database/sql-text';
import { takesGroupMails } from '../digests/takes-group-mails';
import { lockMembers } from '../members/members.repository';
import { currentMemberships } from '../members/memberships';

export interface RemindedMember {
  memberId: string;
  email: string;
  firstName: string;
}

/**
 * Notes that members of a group are asked for a vote now.
 * @returns those who may get a mail about it: who take mails about the group and had no such mail for a day. Of two
 * who ask at the same time, one gets each.
 */
export async function markReminded(
  tx: Database,
  groupId: string,
  memberIds: readonly string[],
  now: Date,
): Promise<RemindedMember[]> {
  await lockMembers(tx, idSet(memberIds));
  const at = sql`${now.toISOString()}::timestamptz`;
  const dayBefore = sql`${new Date(now.getTime() - DAY_MS).toISOString()}::timestamptz`;
  // Further ahead than this is only what a clock wrote that was wrong.
  const dayAfter = sql`${new Date(now.getTime() + DAY_MS).toISOString()}::timestamptz`;
  return queryRows(
    tx,
    sql`update members m set reminded_at = ${at}
      from ${currentMemberships} mg, users u
      where mg.member_id = m.id and mg.group_id = ${groupId}::uuid and u.id = m.user_id
        and ${takesGroupMails}
        and m.id in ${idSet(memberIds)}
        and (m.reminded_at is null or m.reminded_at <= ${dayBefore} or m.reminded_at > ${dayAfter})
      returning m.id::text as "memberId", u.email, u.first_name as "firstName"`,
  );
}
