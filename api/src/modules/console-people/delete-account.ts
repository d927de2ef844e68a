import { PEOPLE_MESSAGES as TEXT } from '@syndication/contract/console-people/console-people.rules';
import { sql } from 'drizzle-orm';

import type { AppContext } from '../../app-context';
import { recordChanges } from '../../database/audit';
import { AppError } from '../../http/app-error';
import type { InvestorSession } from '../../http/session';
import { lockMember } from '../members/members.repository';
import { lockGroupsOf } from '../members/open-groups.repository';
import { lockAccount } from './deletions.repository';
import { eraseAccount } from './erase-account.repository';
import { requireOtherStaff } from './staff-rights';

/** Carries a deletion out, asked for or not: the person goes, votes stay without a name. A repeat does nothing. */
export async function deleteAccount(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  session: Pick<InvestorSession, 'userId'>,
  userId: string,
): Promise<void> {
  if (userId === session.userId) throw new AppError('CONFLICT', { message: TEXT.ownAccount });
  await db.transaction(async (tx) => {
    // Before the people, as archiving does: else each could wait for the other.
    await lockGroupsOf(tx, sql`(select id from members where user_id = ${userId}::uuid)`);
    await requireOtherStaff(tx, userId);
    const account = await lockAccount(tx, userId);
    if (!account) throw new AppError('NOT_FOUND');
    const { user, member } = account;
    if (user.deletedAt) return;
    // Before the memberships, as everybody does who changes these.
    if (member) await lockMember(tx, member.id);
    const memberId = member?.id ?? null;
    await eraseAccount(tx, { userId, email: user.email, memberId }, now());
    const wasAsked = user.deletionAskedAt !== null;
    await recordChanges(tx, [
      {
        action: 'person-deleted',
        by: session.userId,
        target: { type: 'person', id: memberId ?? userId },
        before: { role: user.role, wasAsked },
      },
    ]);
  });
}
