import type { AppContext } from '../../app-context';
import { recordChanges } from '../../database/audit';
import type { Database } from '../../database/database';
import { AppError } from '../../http/app-error';
import {
  activateMembership,
  findLastingMembership,
  findMemberGroups,
  isMembershipKnown,
  lockMember,
  setMembershipEnded,
} from './members.repository';

interface EndedMembership {
  memberId: string;
  groupId: string;
  /** User id of the person who ends it, for the audit trail. */
  endedBy: string;
}

/**
 * Takes a member out of a group: from the next call on the member has nothing of it any more. Votes stay.
 * If the group was the active one, the first of the others by title becomes active. Ending twice changes nothing.
 * @throws AppError NOT_FOUND when the member never belonged to the group
 */
export async function endMembershipIn(
  tx: Database,
  { now }: AppContext,
  { memberId, groupId, endedBy }: EndedMembership,
): Promise<void> {
  // The member's row keeps a switch of the active group apart from this.
  await lockMember(tx, memberId);
  // Of an archived group too, or the member would be back when it is restored.
  const ended = await findLastingMembership(tx, memberId, groupId);
  if (!ended) {
    if (await isMembershipKnown(tx, memberId, groupId)) return;
    throw new AppError('NOT_FOUND');
  }
  await setMembershipEnded(tx, memberId, groupId, now());
  const [next] = ended.isActive ? await findMemberGroups(tx, memberId) : [];
  if (next) await activateMembership(tx, memberId, next.id);
  await recordChanges(tx, [
    {
      action: 'membership-ended',
      by: endedBy,
      target: { type: 'person', id: memberId },
      groupId,
      before: { group: ended.title },
    },
  ]);
}

/** The same in a transaction of its own. */
export const endMembership = (context: AppContext, ended: EndedMembership): Promise<void> =>
  context.db.transaction((tx) => endMembershipIn(tx, context, ended));
