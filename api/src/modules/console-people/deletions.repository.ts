import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';

import type { Database } from '../../database/database';
import { members, users } from '../../database/schema';

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

/** A user with their member, if there is one. The account is locked until the transaction ends. */
export async function lockAccount(tx: Database, userId: string) {
  const [account] = await tx
    .select({ user: users, member: members })
    .from(users)
    .leftJoin(members, eq(members.userId, users.id))
    .where(eq(users.id, userId))
    .for('update', { of: users });
  return account;
}
