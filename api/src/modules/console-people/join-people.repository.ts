import {
  NOTE_MAX_LENGTH,
  VIEW_NAME_MAX_LENGTH,
} from '@syndication/contract/member-deals/member-deals.rules';
import { and, eq, inArray, sql } from 'drizzle-orm';

import type { Database } from '../../database/database';
import {
  contents,
  dealViews,
  feedback,
  memberGroups,
  memberImportRows,
  nominations,
  userIdentities,
  voteHistory,
  votes,
} from '../../database/schema';
import { idSet } from '../../database/sql-text';
import { isAgainstConflictOf, moveConflicts } from '../conflicts/conflicts.repository';
import { findProviders } from '../accounts/users.repository';
import { findViews } from '../member-deals/member-deals.repository';
import { addMemberships, leaveDefaultGroup } from '../members/add-memberships.repository';
import { findLastingGroups } from '../members/members.repository';
import { formerVoters, lastingMemberships } from '../members/memberships';
import { lockRoundsVotedBy } from '../votes/votes.repository';
import { takeSnapshot } from '../votes/take-snapshot';

interface Joined {
  /** Member id of the account that stays. */
  kept: string;
  /** Member id of the account that goes. */
  other: string;
}

/** User ids of the same two. */
interface UserIds {
  kept: string;
  other: string;
}

/**
 * Where both have voted on a round, the vote of the account that stays counts, and the other one becomes history. So
 * does a percentage given since the account that stays declared a conflict of interest.
 */
async function moveVotes(tx: Database, { kept, other }: Joined, at: Date): Promise<void> {
  const voted = await lockRoundsVotedBy(tx, other);
  await moveConflicts(tx, { kept, other }, at);
  await tx.execute(sql`update votes x set member_id = ${kept}::uuid where member_id = ${other}::uuid
    and round_id not in (select round_id from votes where member_id = ${kept}::uuid)
    and not ${isAgainstConflictOf(kept)}`);
  await tx.execute(sql`insert into vote_history (round_id, member_id, choice, voted_at)
    select round_id, member_id, choice, voted_at from votes where member_id = ${other}::uuid`);
  // Scores count from the history: what does not count was in effect for no time.
  await tx.execute(sql`update vote_history x set withdrawn_at = x.voted_at
    where x.member_id = ${other}::uuid and (${isAgainstConflictOf(kept)} or exists (
      select from votes own where own.member_id = ${kept}::uuid
        and own.round_id = x.round_id and own.voted_at < x.voted_at))`);
  await tx.delete(votes).where(eq(votes.memberId, other));
  await tx.update(voteHistory).set({ memberId: kept }).where(eq(voteHistory.memberId, other));
  // Else the next snapshot would take the move for votes that changed.
  await tx.execute(sql`update snapshot_ballots set member_id = ${kept}::uuid where member_id = ${other}::uuid
    and round_id not in (select round_id from snapshot_ballots where member_id = ${kept}::uuid)`);
  for (const { id } of voted) await takeSnapshot(tx, id, at);
}

/**
 * The kept account belongs to what either belonged to, as an admin where either was one, with its mails. Where the
 * other one had left, its votes still count until then.
 */
async function moveMemberships(tx: Database, { kept, other }: Joined, at: Date): Promise<void> {
  await tx.execute(sql`insert into member_groups (member_id, group_id, joined_at, ended_at)
    select ${kept}::uuid, group_id, joined_at, ended_at from ${formerVoters} gone where member_id = ${other}::uuid
    on conflict (member_id, group_id) do update set
      ended_at = greatest(member_groups.ended_at, excluded.ended_at)
      where member_groups.ended_at is not null`);
  await tx.execute(sql`update members m set angel_group_id = gone.angel_group_id from members gone
    where m.id = ${kept}::uuid and m.angel_group_id is null and gone.id = ${other}::uuid`);
  const groups = await findLastingGroups(tx, other);
  const added = await addMemberships(
    tx,
    groups.map(({ id }) => ({ memberId: kept, groupId: id })),
    at,
  );
  // Mails that somebody stopped do not begin again, and others tell what happened since the last one.
  await tx.execute(sql`update member_groups mg
    set digest = gone.digest, digested_at = gone.digested_at, joined_at = gone.joined_at
    from ${lastingMemberships} gone
    where mg.member_id = ${kept}::uuid and gone.member_id = ${other}::uuid and gone.group_id = mg.group_id
      and mg.group_id in ${idSet(added.map(({ groupId }) => groupId))}`);
  const administered = groups.filter(({ isAdmin }) => isAdmin).map(({ id }) => id);
  if (administered.length === 0) return;
  const isOfKept = and(
    eq(memberGroups.memberId, kept),
    inArray(memberGroups.groupId, administered),
  );
  await tx.update(memberGroups).set({ isAdmin: true }).where(isOfKept);
}

/** What the other account has read, seen, kept, accepted, nominated, leads, wrote and sent. */
async function moveActivity(
  tx: Database,
  { kept, other }: Joined,
  users: UserIds,
  at: Date,
): Promise<void> {
  await tx.execute(sql`insert into bookmarks (member_id, content_id, read_at, kept_at)
    select ${kept}::uuid, content_id, read_at, kept_at from bookmarks where member_id = ${other}::uuid
    on conflict (member_id, content_id) do update set
      read_at = coalesce(bookmarks.read_at, excluded.read_at),
      kept_at = coalesce(bookmarks.kept_at, excluded.kept_at)`);
  await tx.execute(sql`insert into policy_acceptances (member_id, version, accepted_at)
    select ${kept}::uuid, version, accepted_at from policy_acceptances where member_id = ${other}::uuid
    on conflict do nothing`);
  await tx.execute(sql`insert into deal_follows (member_id, venture_id, created_at)
    select ${kept}::uuid, venture_id, created_at from deal_follows where member_id = ${other}::uuid
    on conflict do nothing`);
  await tx.execute(sql`insert into deal_visits as v (member_id, group_id, news_since, seen_at)
    select ${kept}::uuid, group_id, news_since, seen_at from deal_visits where member_id = ${other}::uuid
    on conflict (member_id, group_id) do update set
      news_since = greatest(v.news_since, excluded.news_since),
      seen_at = greatest(v.seen_at, excluded.seen_at)`);
  // A note of both is saved now: whoever still writes over the earlier one is told.
  await tx.execute(sql`insert into deal_notes (member_id, venture_id, text, saved_at)
    select ${kept}::uuid, venture_id, text, saved_at from deal_notes where member_id = ${other}::uuid
    on conflict (member_id, venture_id) do update set
      text = left(deal_notes.text || E'\\n\\n' || excluded.text, ${NOTE_MAX_LENGTH}::int),
      saved_at = ${at.toISOString()}::timestamptz`);
  await tx.update(nominations).set({ nominatedBy: kept }).where(eq(nominations.nominatedBy, other));
  await tx.update(nominations).set({ leadId: kept }).where(eq(nominations.leadId, other));
  await tx
    .update(contents)
    .set({ writtenBy: users.kept })
    .where(eq(contents.writtenBy, users.other));
  await tx.update(feedback).set({ userId: users.kept }).where(eq(feedback.userId, users.other));
}

/** `name`, or with a number where another view has it. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 2, free = name; ; number += 1) {
    if (!taken.has(free.toLowerCase())) return free;
    const suffix = ` (${number})`;
    const start = name.slice(0, VIEW_NAME_MAX_LENGTH - suffix.length);
    // Half of a character cannot be stored.
    free = start.replace(/[\uD800-\uDBFF]$/, '') + suffix;
  }
}

/**
 * The other account's saved views, even more than one may keep: none is lost, and adding one waits until there is room
 * again. A view that the kept account has under the same name is not kept twice.
 */
async function moveViews(tx: Database, { kept, other }: Joined): Promise<void> {
  const own = await findViews(tx, kept);
  const taken = new Set(own.map(({ name }) => name.toLowerCase()));
  const hasStart = own.some(({ isStart }) => isStart);
  for (const { id, name, search, isStart } of await findViews(tx, other)) {
    const isKnown = own.some(
      (view) => view.name.toLowerCase() === name.toLowerCase() && view.search === search,
    );
    if (isKnown) continue;
    const free = freeName(name, taken);
    taken.add(free.toLowerCase());
    await tx
      .update(dealViews)
      .set({ memberId: kept, name: free, isStart: isStart && !hasStart })
      .where(eq(dealViews.id, id));
  }
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
 * Gives the kept account all that the other one has, except its password, its passkeys and staff rights, which are
 * granted on purpose only.
 */
export async function moveAccountData(
  tx: Database,
  joined: Joined,
  users: UserIds,
  at: Date,
): Promise<void> {
  const isInGroup = (await findLastingGroups(tx, joined.kept)).length > 0;
  if (isInGroup) await leaveDefaultGroup(tx, idSet([joined.other]), at);
  await moveVotes(tx, joined, at);
  await moveMemberships(tx, joined, at);
  await moveActivity(tx, joined, users, at);
  await moveViews(tx, joined);
  await moveIdentities(tx, users);
  // The account is no longer only what an import made: undoing the import must not delete it.
  await tx.delete(memberImportRows).where(eq(memberImportRows.memberId, joined.kept));
}
