import { PEOPLE_MESSAGES as TEXT } from '@syndication/contract/console-people/console-people.rules';

import type { AppContext } from '../../app-context';
import { recordChanges } from '../../database/audit';
import { idSet } from '../../database/sql-text';
import { AppError } from '../../http/app-error';
import type { InvestorSession } from '../../http/session';
import { lockGroupsOf } from '../members/open-groups.repository';
import { lockAccount } from './deletions.repository';
import { eraseAccount } from './erase-account.repository';
import { moveAccountData } from './join-people.repository';
import { lockPerson } from './people.repository';
import { requireOtherStaff } from './staff-rights';

/**
 * Joins two accounts of one person: the kept one gets all data of the other, which is anonymised. A repeat
 * does nothing.
 * @throws AppError CONFLICT if the other one is the caller's own account, or the last staff member
 */
export async function joinPeople(
  { db, now }: AppContext,
  session: InvestorSession,
  kept: string,
  other: string,
): Promise<void> {
  if (kept === other) throw new AppError('CONFLICT', { message: TEXT.sameAccount });
  if (other === session.memberId) throw new AppError('CONFLICT', { message: TEXT.ownAccount });
  await db.transaction(async (tx) => {
    // Before the people, as archiving does: else each could wait for the other.
    await lockGroupsOf(tx, idSet([kept, other]));
    // Both at once, so that two joins wait for each other instead of both failing.
    await requireOtherStaff(tx, other, [kept]);
    const keeper = await lockPerson(tx, kept);
    const leaver = await lockPerson(tx, other);
    if (!keeper || keeper.user.deletedAt || !leaver) throw new AppError('NOT_FOUND');
    if (leaver.user.deletedAt) return;
    // What is being saved in the other account comes first, so that it is moved too.
    await lockAccount(tx, leaver.user.id);
    const users = { kept: keeper.user.id, other: leaver.user.id };
    await moveAccountData(tx, { kept, other }, users, now());
    const { email } = leaver.user;
    await eraseAccount(tx, { userId: users.other, email, memberId: other }, now());
    await recordChanges(tx, [
      {
        action: 'people-joined',
        by: session.userId,
        target: { type: 'person', id: kept },
        before: { email: keeper.user.email, other: email },
        after: { email: keeper.user.email },
      },
    ]);
  });
}
