import { PEOPLE_MESSAGES as TEXT } from '@syndication/contract/console-people/console-people.rules';
import type { IdentityProvider } from '@syndication/contract/identity-providers/identity-providers.rules';

import type { AppContext } from '../../app-context';
import { recordChanges } from '../../database/audit';
import { AppError } from '../../http/app-error';
import type { InvestorSession } from '../../http/session';
import { endAllSessions } from '../accounts/sessions.repository';
import { requireFresh } from '../console/require-fresh';
import { findTitles } from '../console/titles.repository';
import { removeIdentities } from '../identity-providers/identities.repository';
import { findConnectedGroups } from '../members/open-groups.repository';
import { resetPasskeys } from '../passkeys/reset-passkeys';
import { lockKnownPerson, targetOf } from './lock-known-person';
import { changePerson } from './people.repository';
import { requireOtherStaff } from './staff-rights';

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
      throw new AppError('NOT_FOUND', { message: TEXT.archivedGroup });
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
