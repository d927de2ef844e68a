import { PEOPLE_MESSAGES as TEXT } from '@syndication/contract/console-people/console-people.rules';
import type { IdentityProvider } from '@syndication/contract/identity-providers/identity-providers.rules';

import type { AppContext } from '../../app-context';
import { recordChanges, type AuditedChange } from '../../database/audit';
import type { Database } from '../../database/database';
import { requireGroup } from '../../http/access';
import { AppError } from '../../http/app-error';
import { hashSecretId } from '../../http/secret-id';
import type { InvestorSession } from '../../http/session';
import { endAllSessions } from '../accounts/sessions.repository';
import { removeIdentities } from '../identity-providers/identities.repository';
import { endMembershipIn } from '../members/end-membership';
import { activateMembership, findMemberGroups } from '../members/members.repository';
import { resetPasskeys } from '../passkeys/reset-passkeys';
import { requireFresh } from '../console/require-fresh';
import { findTitles } from '../console/titles.repository';
import { sendInvitations } from './invite-people';
import {
  addMemberships,
  changePerson,
  findConnectedGroups,
  findInvited,
  findOpenGroups,
  lockPerson,
  lockStaff,
  setStaff,
  type MembershipKey,
} from './people.repository';

type LockedPerson = NonNullable<Awaited<ReturnType<typeof lockPerson>>>;

async function lockKnownPerson(tx: Database, memberId: string): Promise<LockedPerson> {
  const person = await lockPerson(tx, memberId);
  if (!person || person.user.deletedAt) throw new AppError('NOT_FOUND');
  return person;
}

/** A person whom the session can act on: anyone for staff, members of their own groups for group admins. */
async function lockOwnPerson(
  tx: Database,
  session: InvestorSession,
  memberId: string,
): Promise<LockedPerson> {
  const person = await lockKnownPerson(tx, memberId);
  if (session.isStaff) return person;
  const groups = await findMemberGroups(tx, memberId);
  if (!groups.some(({ id }) => session.adminGroupIds.includes(id))) throw new AppError('NOT_FOUND');
  return person;
}

const targetOf = (memberId: string): AuditedChange['target'] => ({ type: 'person', id: memberId });

interface PersonDetails {
  firstName: string;
  lastName: string;
  angelGroupId: string | null;
  version: number;
}

/** @throws AppError STALE_VERSION, or NOT_FOUND for another angel group that is not there, or archived */
export async function updatePerson(
  { db }: AppContext,
  { userId }: InvestorSession,
  memberId: string,
  { version, ...details }: PersonDetails,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { user, member } = await lockKnownPerson(tx, memberId);
    const { firstName, lastName } = user;
    const before = { firstName, lastName, angelGroupId: member.angelGroupId };
    const names = ['firstName', 'lastName', 'angelGroupId'] as const;
    if (names.every((name) => before[name] === details[name])) return;
    await requireFresh(tx, targetOf(memberId), user, version);
    const { angelGroupId } = details;
    // An archived group stays with those who are from it.
    const isNew = angelGroupId !== null && angelGroupId !== member.angelGroupId;
    if (isNew && !(await findConnectedGroups(tx, angelGroupId))) {
      throw new AppError('NOT_FOUND');
    }
    await changePerson(tx, { userId: user.id, memberId }, details);
    const factsOf = async ({ angelGroupId: id, ...name }: Omit<PersonDetails, 'version'>) => {
      const [angelGroup = null] = id === null ? [] : await findTitles(tx, 'angel', [id]);
      return { ...name, angelGroup };
    };
    await recordChanges(tx, [
      {
        action: 'person-changed',
        by: userId,
        target: targetOf(memberId),
        before: await factsOf(before),
        after: await factsOf(details),
      },
    ]);
  });
}

/** Adds a member to a group or takes them out of it; a repeat changes nothing. */
export async function changeMembership(
  context: AppContext,
  session: InvestorSession,
  { memberId, groupId }: { memberId: string; groupId: string },
  isMember: boolean,
): Promise<void> {
  requireGroup(session, groupId);
  await context.db.transaction(async (tx) => {
    if (!isMember) {
      // Whose membership has ended is not among an admin's people any more; a repeat is no error.
      await lockKnownPerson(tx, memberId);
      return endMembershipIn(tx, context, { memberId, groupId, endedBy: session.userId });
    }
    // Whom an admin does not know yet comes in by an invitation.
    await lockOwnPerson(tx, session, memberId);
    await joinGroup(tx, context, session, { memberId, groupId });
  });
}

/** @throws AppError NOT_FOUND for a group that is not there, or archived */
async function joinGroup(
  tx: Database,
  { now }: AppContext,
  { userId: by }: InvestorSession,
  key: MembershipKey,
): Promise<void> {
  const title = (await findOpenGroups(tx, [key.groupId])).get(key.groupId);
  if (title === undefined) throw new AppError('NOT_FOUND');
  const added = await addMemberships(tx, [key], now());
  const target = targetOf(key.memberId);
  await recordChanges(
    tx,
    added.map(({ groupId }) => ({
      action: 'membership-added',
      by,
      target,
      groupId,
      after: { group: title },
    })),
  );
}

/**
 * Takes a member from one group into another at once; a group that was the active one hands that on. A repeat changes
 * nothing.
 * @throws AppError CONFLICT for somebody who is in neither
 */
export async function movePerson(
  context: AppContext,
  session: InvestorSession,
  { memberId, groupId, fromId }: MembershipKey & { fromId: string },
): Promise<void> {
  requireGroup(session, groupId);
  requireGroup(session, fromId);
  await context.db.transaction(async (tx) => {
    await lockOwnPerson(tx, session, memberId);
    const own = await findMemberGroups(tx, memberId);
    const from = own.find(({ id }) => id === fromId);
    if (!from || groupId === fromId) {
      if (own.some(({ id }) => id === groupId)) return;
      throw new AppError('CONFLICT', { message: TEXT.notMember });
    }
    await joinGroup(tx, context, session, { memberId, groupId });
    await endMembershipIn(tx, context, { memberId, groupId: fromId, endedBy: session.userId });
    if (from.isActive) await activateMembership(tx, memberId, groupId);
  });
}

/** Mails a new link to somebody who never came. */
export async function inviteAgain(
  context: AppContext,
  session: InvestorSession,
  memberId: string,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { user } = await lockOwnPerson(tx, session, memberId);
    if (user.deactivatedAt) throw new AppError('CONFLICT', { message: TEXT.deactivated });
    if (user.lastSignedInAt) throw new AppError('CONFLICT', { message: TEXT.came });
    const titles = (await findMemberGroups(tx, memberId)).map(({ title }) => title);
    await sendInvitations(tx, context, [{ userId: user.id, email: user.email }], titles);
    await recordChanges(tx, [
      { action: 'invitation-sent-again', by: session.userId, target: targetOf(memberId) },
    ]);
  });
}

/**
 * Mails a new link to the person invited with this one, which no longer works; does nothing for any other
 * link.
 */
export async function renewInvitation(context: AppContext, token: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const invited = await findInvited(tx, hashSecretId(token));
    if (!invited) return;
    const { memberId, ...account } = invited;
    const titles = (await findMemberGroups(tx, memberId)).map(({ title }) => title);
    await sendInvitations(tx, context, [account], titles);
    await recordChanges(tx, [
      { action: 'invitation-renewed', by: null, target: targetOf(memberId) },
    ]);
  });
}

type Staff = Awaited<ReturnType<typeof lockStaff>>;

/** True if nobody could run the association without them: who was only invited may never come. */
export const isLastStaff = (leaver: Staff[number], staff: Staff): boolean =>
  !staff.some((other) => other !== leaver && (other.hasSignedIn || !leaver.hasSignedIn));

/** Refuses to leave the association without anybody who could run it. @param id of the user or the member */
export async function requireOtherStaff(tx: Database, id: string): Promise<void> {
  const staff = await lockStaff(tx);
  const leaver = staff.find(({ memberId, userId }) => memberId === id || userId === id);
  if (leaver && isLastStaff(leaver, staff)) {
    throw new AppError('CONFLICT', { message: TEXT.lastStaff });
  }
}

/** A deactivated person is signed out everywhere at once and cannot come back; votes stay. */
export async function changeActive(
  { db, now }: AppContext,
  session: InvestorSession,
  memberId: string,
  { isActive, version }: { isActive: boolean; version: number },
): Promise<void> {
  if (memberId === session.memberId) throw new AppError('CONFLICT', { message: TEXT.ownAccount });
  await db.transaction(async (tx) => {
    if (!isActive) await requireOtherStaff(tx, memberId);
    const { user } = await lockKnownPerson(tx, memberId);
    if ((user.deactivatedAt === null) === isActive) return;
    await requireFresh(tx, targetOf(memberId), user, version);
    const deactivatedAt = isActive ? null : now();
    await changePerson(tx, { userId: user.id, memberId }, { deactivatedAt });
    if (!isActive) await endAllSessions(tx, user.id);
    await recordChanges(tx, [
      {
        action: isActive ? 'person-reactivated' : 'person-deactivated',
        by: session.userId,
        target: targetOf(memberId),
        before: { isActive: !isActive },
        after: { isActive },
      },
    ]);
  });
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

export async function signOutEverywhere(
  { db }: AppContext,
  session: InvestorSession,
  memberId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { user } = await lockKnownPerson(tx, memberId);
    const ended = await endAllSessions(tx, user.id);
    if (ended === 0) return;
    await recordChanges(tx, [
      {
        action: 'sessions-ended',
        by: session.userId,
        target: targetOf(memberId),
        after: { sessions: ended },
      },
    ]);
  });
}

/** From then on the person may link another account of the network. */
export async function unlinkProvider(
  { db }: AppContext,
  session: InvestorSession,
  memberId: string,
  provider: IdentityProvider,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { user } = await lockKnownPerson(tx, memberId);
    const removed = await removeIdentities(tx, user.id, provider);
    if (removed.length === 0) return;
    await recordChanges(tx, [
      {
        action: 'identity-unlinked',
        by: session.userId,
        target: targetOf(memberId),
        before: { provider },
      },
    ]);
  });
}

/** For somebody who has lost all passkeys and recovery codes. */
export async function resetPersonPasskeys(
  context: AppContext,
  { userId: by }: InvestorSession,
  memberId: string,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { user } = await lockKnownPerson(tx, memberId);
    const owner = { userId: user.id, email: user.email, targetId: memberId };
    await resetPasskeys(tx, context, owner, by);
  });
}
