import { PEOPLE_MESSAGES as TEXT } from '@syndication/contract/console-people/console-people.rules';

import type { AppContext } from '../../app-context';
import { recordChanges } from '../../database/audit';
import type { Database } from '../../database/database';
import { AppError } from '../../http/app-error';
import type { InvestorSession } from '../../http/session';
import { lockKnownPerson, targetOf } from './lock-known-person';
import { lockStaff, setStaff } from './people.repository';

type Staff = Awaited<ReturnType<typeof lockStaff>>;

/** True if nobody else could run the association: staff who were only invited may never sign in. */
export const isLastStaff = (leaver: Staff[number], staff: Staff): boolean =>
  !staff.some((other) => other !== leaver && (other.hasSignedIn || !leaver.hasSignedIn));

/**
 * Refuses to remove the last staff member who could run the association. Locks all staff and the one who leaves.
 * @param id of the user or the member
 * @param others members who are locked with them
 */
export async function requireOtherStaff(
  tx: Database,
  id: string,
  others: readonly string[] = [],
): Promise<void> {
  const staff = await lockStaff(tx, [id, ...others]);
  const leaver = staff.find(({ memberId, userId }) => memberId === id || userId === id);
  if (leaver && isLastStaff(leaver, staff)) {
    throw new AppError('CONFLICT', { message: TEXT.lastStaff });
  }
}

/** @throws AppError CONFLICT for the last staff member */
export async function changeStaff(
  { db }: AppContext,
  session: InvestorSession,
  memberId: string,
  isStaff: boolean,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!isStaff) await requireOtherStaff(tx, memberId);
    const { member } = await lockKnownPerson(tx, memberId);
    if (member.isStaff === isStaff) return;
    await setStaff(tx, [memberId], isStaff);
    await recordChanges(tx, [
      {
        action: isStaff ? 'staff-added' : 'staff-removed',
        by: session.userId,
        target: targetOf(memberId),
        before: { isStaff: !isStaff },
        after: { isStaff },
      },
    ]);
  });
}
