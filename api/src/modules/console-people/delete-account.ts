import { PEOPLE_MESSAGES as TEXT } from '@syndication/contract/console-people/console-people.rules';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';

import type { AppContext } from '../../app-context';
import { recordChanges } from '../../database/audit';
import type { Database } from '../../database/database';
import { members, users } from '../../database/schema';
import { AppError } from '../../http/app-error';
import type { InvestorSession } from '../../http/session';
import { requireOtherStaff } from './change-person';
import { eraseAccount } from './erase-account';

/** Members and founders who have asked for their accounts to be deleted, the longest waiting first. */
export function findDeletionRequests(db: Database) {
  return db
    .select({
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      role: users.role,
      askedAt: users.deletionAskedAt,
    })
    .from(users)
    .where(and(isNotNull(users.deletionAskedAt), isNull(users.deletedAt)))
    .orderBy(asc(users.deletionAskedAt));
}

/** Carries a deletion out, asked for or not: the person goes, votes stay without a name. A repeat does nothing. */
export async function deleteAccount(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  session: Pick<InvestorSession, 'userId'>,
  userId: string,
): Promise<void> {
  if (userId === session.userId) throw new AppError('CONFLICT', { message: TEXT.ownAccount });
  await db.transaction(async (tx) => {
    const [account] = await tx
      .select({ user: users, member: members })
      .from(users)
      .leftJoin(members, eq(members.userId, users.id))
      .where(eq(users.id, userId))
      .for('update', { of: users });
    if (!account) throw new AppError('NOT_FOUND');
    const { user, member } = account;
    if (user.deletedAt) return;
    if (member) await requireOtherStaff(tx, member.id);
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
