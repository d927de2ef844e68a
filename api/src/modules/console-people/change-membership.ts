import { CONSOLE_GROUP_MESSAGES } from '@syndication/contract/console-groups/console-groups.rules';
import { PEOPLE_MESSAGES as TEXT } from '@syndication/contract/console-people/console-people.rules';

import type { AppContext } from '../../app-context';
import { recordChanges } from '../../database/audit';
import type { Database } from '../../database/database';
import { requireGroup } from '../../http/access';
import { AppError } from '../../http/app-error';
import type { InvestorSession } from '../../http/session';
import { findDigestChoices, setDigestRhythm } from '../digests/digest-choices.repository';
import { addMemberships, type MembershipKey } from '../members/add-memberships.repository';
import { endMembershipIn } from '../members/end-membership';
import { activateMembership, findMemberGroups } from '../members/members.repository';
import { lockOpenGroups } from '../members/open-groups.repository';
import { lockKnownPerson, lockOwnPerson, targetOf } from './lock-known-person';

/** An admin who leaves a group gives up their right to manage it; they may be the last one who has it. */
function requireOther({ isStaff, memberId: own }: InvestorSession, memberId: string): void {
  if (memberId === own && !isStaff) {
    throw new AppError('CONFLICT', { message: CONSOLE_GROUP_MESSAGES.ownRight });
  }
}

/**
 * Adds a member to a group or takes them out of it; a repeat changes nothing.
 * @throws AppError CONFLICT for an admin who would leave
 */
export async function changeMembership(
  context: AppContext,
  session: InvestorSession,
  { memberId, groupId }: { memberId: string; groupId: string },
  isMember: boolean,
): Promise<void> {
  requireGroup(session, groupId);
  await context.db.transaction(async (tx) => {
    if (!isMember) {
      requireOther(session, memberId);
      // Whose membership has ended is not among an admin's people any more; a repeat is no error.
      await lockKnownPerson(tx, memberId);
      return endMembershipIn(tx, context, { memberId, groupId, endedBy: session.userId });
    }
    const group = await lockOpenGroup(tx, groupId);
    // Whom an admin does not know yet comes in by an invitation.
    await lockOwnPerson(tx, session, memberId);
    await joinGroup(tx, context, session, { memberId, group });
  });
}

interface OpenGroup {
  id: string;
  title: string;
}

/** @throws AppError NOT_FOUND for a group that is not there, or archived */
async function lockOpenGroup(tx: Database, id: string): Promise<OpenGroup> {
  const title = (await lockOpenGroups(tx, [id])).get(id);
  if (title === undefined) throw new AppError('NOT_FOUND', { message: TEXT.archivedGroup });
  return { id, title };
}

async function joinGroup(
  tx: Database,
  { now }: AppContext,
  { userId: by }: InvestorSession,
  { memberId, group }: { memberId: string; group: OpenGroup },
): Promise<void> {
  const added = await addMemberships(tx, [{ memberId, groupId: group.id }], now());
  const target = targetOf(memberId);
  await recordChanges(
    tx,
    added.map(({ groupId }) => ({
      action: 'membership-added',
      by,
      target,
      groupId,
      after: { group: group.title },
    })),
  );
}

/** Mails that a member stopped do not begin again in the group that they are moved to. */
async function copyDigestRhythm(
  tx: Database,
  { memberId, groupId, fromId }: MembershipKey & { fromId: string },
  now: Date,
): Promise<void> {
  const choices = await findDigestChoices(tx, memberId);
  const rhythmIn = (id: string) => choices.find((choice) => choice.groupId === id)?.rhythm;
  const rhythm = rhythmIn(fromId);
  if (!rhythm || rhythmIn(groupId) === 'off') return;
  await setDigestRhythm(tx, { memberId, groupId }, rhythm, now);
}

/**
 * Takes a member from one group into another at once; a group that was the active one hands that on. A repeat changes
 * nothing.
 * @throws AppError CONFLICT for somebody who is in neither, and for an admin who would leave
 */
export async function movePerson(
  context: AppContext,
  session: InvestorSession,
  { memberId, groupId, fromId }: MembershipKey & { fromId: string },
): Promise<void> {
  requireGroup(session, groupId);
  requireGroup(session, fromId);
  requireOther(session, memberId);
  await context.db.transaction(async (tx) => {
    const group = await lockOpenGroup(tx, groupId);
    await lockOwnPerson(tx, session, memberId);
    const own = await findMemberGroups(tx, memberId);
    const from = own.find(({ id }) => id === fromId);
    if (!from || groupId === fromId) {
      if (own.some(({ id }) => id === groupId)) return;
      throw new AppError('CONFLICT', { message: TEXT.notMember });
    }
    const isNew = !own.some(({ id }) => id === groupId);
    await joinGroup(tx, context, session, { memberId, group });
    if (isNew) await copyDigestRhythm(tx, { memberId, groupId, fromId }, context.now());
    await endMembershipIn(tx, context, { memberId, groupId: fromId, endedBy: session.userId });
    if (from.isActive) await activateMembership(tx, memberId, groupId);
  });
}
