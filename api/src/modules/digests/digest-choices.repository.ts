import type { DigestChoice } from '@syndication/contract/digests/digests.schemas';
import type { DigestRhythm } from '@syndication/contract/member-deals/member-deals.rules';
import { and, eq, isNull, sql } from 'drizzle-orm';

import { queryRows, type Database } from '../../database/database';
import { memberGroups } from '../../database/schema';
import { currentMemberships } from '../members/memberships';
import type { DigestKey } from './digests.repository';

/** Members who switch digests on again are told what happened since, and at most this much. */
const CAUGHT_UP_MS = 7 * 86_400_000;

/** The member's own groups, by title. @param memberships the ones to choose for: by default those of open groups */
export const findDigestChoices = (
  db: Database,
  memberId: string,
  memberships = currentMemberships,
): Promise<DigestChoice[]> =>
  queryRows(
    db,
    sql`select mg.group_id::text as "groupId", g.title as "groupTitle", mg.digest as rhythm
      from ${memberships} mg join groups g on g.id = mg.group_id
      where mg.member_id = ${memberId}::uuid order by g.title`,
  );

/** @returns false when the member does not belong to the group */
export async function setDigestRhythm(
  db: Database,
  { memberId, groupId }: DigestKey,
  rhythm: DigestRhythm,
  now: Date,
): Promise<boolean> {
  const earliest = new Date(now.getTime() - CAUGHT_UP_MS).toISOString();
  const changed = await db
    .update(memberGroups)
    .set({
      digest: rhythm,
      digestedAt: sql`case when ${memberGroups.digest} = 'off'
        then greatest(${memberGroups.digestedAt}, ${earliest}::timestamptz) else ${memberGroups.digestedAt} end`,
    })
    .where(
      and(
        eq(memberGroups.memberId, memberId),
        eq(memberGroups.groupId, groupId),
        isNull(memberGroups.endedAt),
      ),
    )
    .returning({ groupId: memberGroups.groupId });
  return changed.length > 0;
}
