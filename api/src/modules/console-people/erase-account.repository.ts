import { and, eq, inArray, not, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import type { Database } from '../../database/database';
import {
  auditLog,
  bookmarks,
  dealChanges,
  dealFollows,
  dealNotes,
  dealViews,
  dealVisits,
  feedback,
  memberGroups,
  memberImportRows,
  members,
  nominations,
  outbox,
  profileDrafts,
  resetTokens,
  users,
  ventures,
} from '../../database/schema';
import { idSet } from '../../database/sql-text';
import { forgetReasons } from '../conflicts/conflicts.repository';
import { endAllSessions } from '../accounts/sessions.repository';
import { leaveDefaultGroup } from '../members/add-memberships.repository';
import { removeIdentities } from '../identity-providers/identities.repository';
import { deletePasskeys } from '../passkeys/passkeys.repository';

interface Account {
  userId: string;
  email: string;
  /** Null for founders. */
  memberId: string | null;
}

/** What the founder of a deal that nobody owns any more would have read. */
const HIDDEN_REASON = 'The account of its founder was deleted.';

/** Ends what a member has, and takes the name off what stays: votes, conflicts of interest, acceptances, nominations. */
async function eraseMember(tx: Database, memberId: string, at: Date): Promise<void> {
  await leaveDefaultGroup(tx, idSet([memberId]), at);
  await tx
    .update(memberGroups)
    .set({
      isActive: false,
      isAdmin: false,
      ...{ digest: 'off', digestedAt: null },
      endedAt: sql`coalesce(${memberGroups.endedAt}, ${at.toISOString()}::timestamptz)`,
    })
    .where(eq(memberGroups.memberId, memberId));
  for (const own of [bookmarks, dealFollows, dealNotes, dealViews, dealVisits]) {
    await tx.delete(own).where(eq(own.memberId, memberId));
  }
  await forgetReasons(tx, memberId);
  await tx.delete(memberImportRows).where(eq(memberImportRows.memberId, memberId));
  await tx
    .update(nominations)
    .set({ nominatedBy: null })
    .where(eq(nominations.nominatedBy, memberId));
  await tx.update(nominations).set({ leadId: null }).where(eq(nominations.leadId, memberId));
  await tx
    .update(members)
    .set({ isStaff: false, angelGroupId: null, tenantId: null })
    .where(eq(members.id, memberId));
}

/** The deal leaves all lists; its rounds keep their votes. */
async function eraseFounder(
  tx: Database,
  { userId, email }: Account,
  nobody: string,
  at: Date,
): Promise<void> {
  const owned = await tx
    .update(ventures)
    .set({
      ...{ ownerId: null, ceoName: null, emailAddress: null, mobileNumber: null },
      hiddenAt: sql`coalesce(${ventures.hiddenAt}, ${at.toISOString()}::timestamptz)`,
      hiddenReason: sql`coalesce(${ventures.hiddenReason}, ${HIDDEN_REASON})`,
    })
    .where(eq(ventures.ownerId, userId))
    .returning({ id: ventures.id });
  const personal = [ventures.ceoName.name, ventures.mobileNumber.name];
  // Withdrawn, since nobody reads a mail to that address.
  const withdrawnAt = sql`coalesce(${nominations.withdrawnAt}, ${at.toISOString()}::timestamptz)`;
  for (const { id } of owned) {
    await tx
      .delete(dealChanges)
      .where(and(eq(dealChanges.ventureId, id), inArray(dealChanges.fact, personal)));
    // Of the deal itself: else its groups would lose its rounds from their track records.
    const isNamed = sql`${nominations.groupId} in (select n.group_id from nominations n where n.venture_id = ${id}::uuid)`;
    await tx
      .update(nominations)
      .set({ email: null, ventureId: id, withdrawnAt })
      .where(and(eq(nominations.email, email), not(isNamed)));
  }
  await tx
    .update(nominations)
    .set({ email: nobody, withdrawnAt })
    .where(eq(nominations.email, email));
  await tx.delete(profileDrafts).where(eq(profileDrafts.userId, userId));
}

/** Whether somebody typed this address, in whichever case. */
const isAddress = (column: AnyPgColumn, email: string) => sql`lower(${column}) = ${email}`;

/** Erases what was written about a person or by them; that something was done stays in the audit trail. */
async function eraseMentions(tx: Database, { userId, email, memberId }: Account): Promise<void> {
  await tx.update(auditLog).set({ details: {} }).where(eq(auditLog.userId, userId));
  const isAbout = or(
    eq(auditLog.targetId, userId),
    ...(memberId === null ? [] : [eq(auditLog.targetId, memberId)]),
    // Where the address is a nomination's, its deal lead's or a test mail's.
    sql`${email} in (${auditLog.before} ->> 'email', ${auditLog.after} ->> 'email',
      ${auditLog.before} ->> 'lead', ${auditLog.after} ->> 'lead', ${auditLog.after} ->> 'to')`,
  );
  await tx.update(auditLog).set({ before: null, after: null }).where(isAbout);
  // Their feedback, which stays without a name, would still go out with one.
  const isOwn = or(eq(outbox.recipient, email), isAddress(outbox.replyTo, email));
  await tx.delete(outbox).where(isOwn);
  await tx.update(outbox).set({ copyTo: null }).where(eq(outbox.copyTo, email));
  await tx
    .update(feedback)
    .set({ userId: null, name: 'Deleted account', email: '' })
    .where(or(eq(feedback.userId, userId), isAddress(feedback.email, email)));
}

/**
 * Anonymises an account: nobody can sign in to it, and its row has no name and no usable address. What others
 * need stays without a name. The address is free for a new account.
 */
export async function eraseAccount(tx: Database, account: Account, at: Date): Promise<void> {
  const { userId, memberId } = account;
  const nobody = `${userId}@deleted.invalid`;
  await endAllSessions(tx, userId);
  await removeIdentities(tx, userId, null);
  await deletePasskeys(tx, userId);
  await tx.delete(resetTokens).where(eq(resetTokens.userId, userId));
  if (memberId === null) await eraseFounder(tx, account, nobody, at);
  else await eraseMember(tx, memberId, at);
  await eraseMentions(tx, account);
  await tx
    .update(users)
    .set({
      ...{ email: nobody, firstName: 'Deleted', lastName: 'account', passwordHash: null },
      ...{ deactivatedAt: at, deletedAt: at, version: sql`${users.version} + 1` },
    })
    .where(eq(users.id, userId));
}
