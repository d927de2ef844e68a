import { PEOPLE_MESSAGES as TEXT } from '@syndication/contract/console-people/console-people.rules';
import { and, eq, inArray, sql } from 'drizzle-orm';

import type { AppContext } from '../../app-context';
import { recordChanges } from '../../database/audit';
import type { Database } from '../../database/database';
import {
  contents,
  feedback,
  memberGroups,
  nominations,
  userIdentities,
  voteHistory,
  votes,
} from '../../database/schema';
import { AppError } from '../../http/app-error';
import type { InvestorSession } from '../../http/session';
import { findProviders } from '../accounts/users.repository';
import { findMemberGroups } from '../members/members.repository';
import { requireOtherStaff } from './change-person';
import { eraseAccount } from './erase-account';
import { addMemberships, lockPerson } from './people.repository';

interface Joined {
  /** Member id of the account that stays. */
  kept: string;
  /** Member id of the account that goes. */
  other: string;
}

/** Where both have voted on a round, the vote of the account that stays counts, and the other one becomes history. */
async function moveVotes(tx: Database, { kept, other }: Joined): Promise<void> {
  await tx.execute(sql`update votes set member_id = ${kept}::uuid where member_id = ${other}::uuid
    and round_id not in (select round_id from votes where member_id = ${kept}::uuid)`);
  await tx.execute(sql`insert into vote_history (round_id, member_id, choice, voted_at)
    select round_id, ${kept}::uuid, choice, voted_at from votes where member_id = ${other}::uuid`);
  await tx.delete(votes).where(eq(votes.memberId, other));
  await tx.update(voteHistory).set({ memberId: kept }).where(eq(voteHistory.memberId, other));
}

/** The kept account belongs to what either belonged to, as an admin where either was one. */
async function moveMemberships(tx: Database, { kept, other }: Joined, at: Date): Promise<void> {
  const groups = await findMemberGroups(tx, other);
  await addMemberships(
    tx,
    groups.map(({ id }) => ({ memberId: kept, groupId: id })),
    at,
  );
  const administered = groups.filter(({ isAdmin }) => isAdmin).map(({ id }) => id);
  if (administered.length === 0) return;
  const isOfKept = and(
    eq(memberGroups.memberId, kept),
    inArray(memberGroups.groupId, administered),
  );
  await tx.update(memberGroups).set({ isAdmin: true }).where(isOfKept);
}

/** What the other one has read, kept, accepted, nominated, leads, wrote and sent. */
async function moveDeeds(tx: Database, { kept, other }: Joined, users: UserIds): Promise<void> {
  await tx.execute(sql`insert into bookmarks (member_id, content_id, read_at, kept_at)
    select ${kept}::uuid, content_id, read_at, kept_at from bookmarks where member_id = ${other}::uuid
    on conflict (member_id, content_id) do update set
      read_at = coalesce(bookmarks.read_at, excluded.read_at),
      kept_at = coalesce(bookmarks.kept_at, excluded.kept_at)`);
  await tx.execute(sql`insert into policy_acceptances (member_id, version, accepted_at)
    select ${kept}::uuid, version, accepted_at from policy_acceptances where member_id = ${other}::uuid
    on conflict do nothing`);
  await tx.update(nominations).set({ nominatedBy: kept }).where(eq(nominations.nominatedBy, other));
  await tx.update(nominations).set({ leadId: kept }).where(eq(nominations.leadId, other));
  await tx
    .update(contents)
    .set({ writtenBy: users.kept })
    .where(eq(contents.writtenBy, users.other));
  await tx.update(feedback).set({ userId: users.kept }).where(eq(feedback.userId, users.other));
}

interface UserIds {
  kept: string;
  other: string;
}

/** The other account's networks sign in to the kept one, except where that has one of the same network. */
async function moveIdentities(tx: Database, { kept, other }: UserIds): Promise<void> {
  const own = await findProviders(tx, kept);
  const moved = (await findProviders(tx, other)).filter((provider) => !own.includes(provider));
  if (moved.length === 0) return;
  await tx
    .update(userIdentities)
    .set({ userId: kept })
    .where(and(eq(userIdentities.userId, other), inArray(userIdentities.provider, moved)));
}

/**
 * Joins two accounts of one person: all that the other one has goes to the kept one, and the other one is nobody's.
 * A repeat does nothing.
 * @throws AppError CONFLICT for the own account as the one that goes, or the last staff member
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
    // In one order, so that two joins at once wait for each other instead of both failing.
    const people = new Map<string, Awaited<ReturnType<typeof lockPerson>>>();
    for (const id of [kept, other].sort()) people.set(id, await lockPerson(tx, id));
    const [keeper, leaver] = [people.get(kept), people.get(other)];
    if (!keeper || keeper.user.deletedAt || !leaver) throw new AppError('NOT_FOUND');
    if (leaver.user.deletedAt) return;
    if (leaver.member.isStaff && !keeper.member.isStaff) await requireOtherStaff(tx, other);
    const users = { kept: keeper.user.id, other: leaver.user.id };
    await moveVotes(tx, { kept, other });
    await moveMemberships(tx, { kept, other }, now());
    await moveDeeds(tx, { kept, other }, users);
    await moveIdentities(tx, users);
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
