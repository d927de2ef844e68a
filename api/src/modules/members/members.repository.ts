import type { MemberSession } from '@syndication/contract/members/members.schemas';
import { asc, and, eq, isNull, sql, type SQL } from 'drizzle-orm';

import { queryRows, type Database } from '../../database/database';
import {
  angelGroups,
  dealViews,
  groups,
  memberGroups,
  members,
  policyAcceptances,
  users,
} from '../../database/schema';
import { AppError } from '../../http/app-error';
import { fullName } from '../accounts/full-name';
import { currentAgreement } from './current-agreement';
import { currentMemberships, lastingMemberships } from './memberships';

interface MemberGroup {
  id: string;
  title: string;
  isActive: boolean;
  isAdmin: boolean;
}

/** The groups that a member may switch to, by title. */
export function findMemberGroups(db: Database, memberId: string): Promise<MemberGroup[]> {
  return queryRows<MemberGroup>(
    db,
    sql`select g.id::text, g.title, mg.is_active as "isActive", mg.is_admin as "isAdmin"
      from ${currentMemberships} mg join groups g on g.id = mg.group_id
      where mg.member_id = ${memberId}::uuid
      order by g.title`,
  );
}

/** The groups that a member belongs to, archived ones too: restored, they are as they were. */
export const findLastingGroups = (db: Database, memberId: string) =>
  queryRows<Pick<MemberGroup, 'id' | 'isAdmin'>>(
    db,
    sql`select group_id::text as id, is_admin as "isAdmin" from ${lastingMemberships} mg
      where member_id = ${memberId}::uuid`,
  );

/** A membership that has not ended, of an archived group too; undefined for any other group. */
export async function findLastingMembership(db: Database, memberId: string, groupId: string) {
  const [membership] = await queryRows<{ title: string; isActive: boolean }>(
    db,
    sql`select g.title, mg.is_active as "isActive"
      from ${lastingMemberships} mg join groups g on g.id = mg.group_id
      where mg.member_id = ${memberId}::uuid and mg.group_id = ${groupId}::uuid`,
  );
  return membership;
}

/**
 * One of the member's own groups.
 * @throws AppError NOT_FOUND for any other group
 */
export async function findMemberGroup(db: Database, memberId: string, groupId: string) {
  const group = (await findMemberGroups(db, memberId)).find(({ id }) => id === groupId);
  if (!group) throw new AppError('NOT_FOUND');
  return { id: group.id, title: group.title };
}

/**
 * A group that the member is an admin of.
 * @throws AppError NOT_FOUND for every other group, the member's own ones included
 */
export async function findAdministeredGroup(db: Database, memberId: string, groupId: string) {
  const group = (await findMemberGroups(db, memberId)).find(({ id }) => id === groupId);
  if (!group?.isAdmin) throw new AppError('NOT_FOUND');
  return { id: group.id, title: group.title };
}

/**
 * What an investor's sign-in and session check answer.
 * @throws AppError when the user is no member
 */
export async function findMemberSession(db: Database, userId: string): Promise<MemberSession> {
  const [found] = await db
    .select({
      user: users,
      member: members,
      angelGroup: angelGroups.title,
      acceptedVersion: policyAcceptances.version,
      hasEverAccepted: sql<boolean>`exists (select from policy_acceptances p where p.member_id = ${members.id})`,
      startView: dealViews.search,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .leftJoin(
      policyAcceptances,
      and(
        eq(policyAcceptances.memberId, members.id),
        eq(policyAcceptances.version, currentAgreement),
      ),
    )
    .leftJoin(dealViews, and(eq(dealViews.memberId, members.id), eq(dealViews.isStart, true)))
    .leftJoin(angelGroups, eq(angelGroups.id, members.angelGroupId))
    .where(eq(members.userId, userId));
  if (!found) throw new AppError('NO_INVESTOR_ACCESS');
  const { user, member, angelGroup } = found;
  const own = await findMemberGroups(db, member.id);
  const active = own.find((group) => group.isActive);
  return {
    deMember: {
      id: member.id,
      userId: user.id,
      memberUuid: member.id,
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
      name: fullName(user.firstName, user.lastName),
      role: 'member',
      isPolicyRead: found.acceptedVersion === null ? 0 : 1,
      hasEverAccepted: found.hasEverAccepted,
      syndicationGroup: active ? { id: active.id, title: active.title } : null,
      syndicationGroups: own.map(({ id, title }) => ({ id, title })),
      group: angelGroup,
      tenantId: member.tenantId,
      isStaff: member.isStaff,
      adminGroupIds: own.filter((group) => group.isAdmin).map((group) => group.id),
      dealDensity: member.dealDensity,
      startView: found.startView,
    },
    beeMember: { id: member.beeId },
  };
}

/** Groups that are not archived, by title. */
export function findGroups(db: Database) {
  return db
    .select({ id: groups.id, title: groups.title })
    .from(groups)
    .where(isNull(groups.archivedAt))
    .orderBy(asc(groups.title));
}

const isMembership = (memberId: string, groupId: string) =>
  and(eq(memberGroups.memberId, memberId), eq(memberGroups.groupId, groupId));

/** Whether the member belongs to the group or did so once. */
export async function isMembershipKnown(
  db: Database,
  memberId: string,
  groupId: string,
): Promise<boolean> {
  return (await db.$count(memberGroups, isMembership(memberId, groupId))) > 0;
}

/** Locks members against other changes of their groups until the transaction ends, always in the same order. */
export async function lockMembers(tx: Database, memberIds: SQL): Promise<void> {
  await tx
    .select({ id: members.id })
    .from(members)
    .where(sql`${members.id} in ${memberIds}`)
    .orderBy(members.id)
    .for('no key update');
}

export const lockMember = (tx: Database, memberId: string): Promise<void> =>
  lockMembers(tx, sql`(${memberId}::uuid)`);

export async function setMembershipEnded(
  tx: Database,
  memberId: string,
  groupId: string,
  endedAt: Date,
): Promise<void> {
  await tx
    .update(memberGroups)
    .set({ endedAt, isActive: false, isAdmin: false })
    .where(isMembership(memberId, groupId));
}

/** Makes a current membership the active one; the caller has locked the member's row. */
export async function activateMembership(tx: Database, memberId: string, groupId: string) {
  const isOwn = eq(memberGroups.memberId, memberId);
  await tx.update(memberGroups).set({ isActive: false }).where(isOwn);
  await tx.update(memberGroups).set({ isActive: true }).where(isMembership(memberId, groupId));
}

/**
 * Makes one of the member's own groups the active one.
 * @throws AppError NOT_FOUND for any other group
 */
export async function activateGroup(db: Database, memberId: string, groupId: string) {
  return db.transaction(async (tx) => {
    // The member's row keeps two switches at once apart.
    await lockMember(tx, memberId);
    const group = await findMemberGroup(tx, memberId, groupId);
    await activateMembership(tx, memberId, groupId);
    return group;
  });
}

/**
 * @param shown the version that the member was shown; undefined for the one in force
 * @returns false when that version was accepted before
 * @throws AppError STALE_VERSION when it is not in force
 */
export async function acceptPolicyVersion(
  db: Database,
  memberId: string,
  shown: number | undefined,
  acceptedAt: Date,
): Promise<boolean> {
  const [inForce] = await queryRows<{ number: number }>(
    db,
    sql`select ${currentAgreement}::int as number`,
  );
  if (shown !== undefined && shown !== inForce?.number) {
    const message = `Version ${inForce?.number} of the agreement is in force now.`;
    throw new AppError('STALE_VERSION', { message });
  }
  const rows = await db
    .insert(policyAcceptances)
    .values({ memberId, version: shown ?? currentAgreement, acceptedAt })
    .onConflictDoNothing()
    .returning();
  return rows.length > 0;
}
