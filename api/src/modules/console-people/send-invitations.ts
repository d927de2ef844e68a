import {
  INVITATION_LINK_DAYS,
  RESET_TOKEN_PARAMETER,
} from '@syndication/contract/accounts/accounts.rules';
import { PEOPLE_MESSAGES as TEXT } from '@syndication/contract/console-people/console-people.rules';
import { DAY_MS } from '@syndication/contract/fields/durations.rules';

import type { AppContext } from '../../app-context';
import { recordChanges } from '../../database/audit';
import type { Database } from '../../database/database';
import { AppError } from '../../http/app-error';
import { createSecretId, hashSecretId } from '../../http/secret-id';
import type { InvestorSession } from '../../http/session';
import { enqueueMails } from '../../mail/outbox.repository';
import { writeMemberInvitationMail } from '../accounts/account-mails';
import { findMemberGroups } from '../members/members.repository';
import { readLiveConfig } from '../settings/settings.repository';
import {
  findInvited,
  findNotJoined,
  saveInvitationLinks,
  type InvitedAccount,
} from './invitation-links.repository';
import { lockOwnPerson, targetOf } from './lock-known-person';
import { lockPerson } from './people.repository';

/** Makes one-time links of accounts, and mails them. Earlier links open nothing any more. @returns the links by address */
export async function sendInvitations(
  tx: Database,
  { config, now }: AppContext,
  accounts: readonly { userId: string; email: string }[],
  groupTitles: readonly string[],
): Promise<Map<string, string>> {
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + INVITATION_LINK_DAYS * DAY_MS);
  const settings = await readLiveConfig(tx, config);
  const made = accounts.map((account) => ({ ...account, token: createSecretId() }));
  await saveInvitationLinks(
    tx,
    made.map(({ userId, token }) => {
      return { userId, tokenHash: hashSecretId(token), createdAt, expiresAt };
    }),
  );
  await enqueueMails(
    tx,
    made.map(({ email, token }) =>
      writeMemberInvitationMail(email, { token, groupTitles }, settings),
    ),
  );
  return new Map(
    made.map(({ email, token }) => {
      const link = new URL('/reset-password', config.PUBLIC_ORIGIN);
      link.searchParams.set(RESET_TOKEN_PARAMETER, token);
      return [email, link.href];
    }),
  );
}

/** Mails a new link to somebody who never signed in. */
export async function inviteAgain(
  context: AppContext,
  session: InvestorSession,
  memberId: string,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { user } = await lockOwnPerson(tx, session, memberId);
    if (user.deactivatedAt) throw new AppError('CONFLICT', { message: TEXT.deactivated });
    if (user.lastSignedInAt) throw new AppError('CONFLICT', { message: TEXT.came });
    const groups = await findMemberGroups(tx, memberId);
    const titles = groups.map(({ title }) => title);
    await sendInvitations(tx, context, [{ userId: user.id, email: user.email }], titles);
    const own = groups.find(({ id }) => session.adminGroupIds.includes(id)) ?? groups[0];
    await recordChanges(tx, [
      {
        action: 'invitation-sent-again',
        by: session.userId,
        target: targetOf(memberId),
        groupId: own?.id ?? null,
      },
    ]);
  });
}

/** Mails a new link to somebody who was invited, on their own request. */
async function renewFor(
  tx: Database,
  context: AppContext,
  { memberId, ...account }: InvitedAccount,
): Promise<void> {
  const titles = (await findMemberGroups(tx, memberId)).map(({ title }) => title);
  await sendInvitations(tx, context, [account], titles);
  await recordChanges(tx, [{ action: 'invitation-renewed', by: null, target: targetOf(memberId) }]);
}

/** Whether a link is an invitation that works, or one that has expired; neither for every other link. */
export async function readInvitationLink({ db, now }: AppContext, token: string) {
  const invited = await findInvited(db, hashSecretId(token));
  const isExpired = invited !== undefined && invited.expiresAt <= now();
  return { isInvitation: invited !== undefined && !isExpired, isExpired };
}

/**
 * Mails a new link to the person invited with this one, which no longer works; does nothing for any other
 * link.
 */
export async function renewInvitation(context: AppContext, token: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const found = await findInvited(tx, hashSecretId(token));
    if (!found) return;
    await lockPerson(tx, found.memberId);
    // Its account may have been deleted meanwhile, and the link used or replaced.
    const invited = await findInvited(tx, hashSecretId(token));
    if (invited) await renewFor(tx, context, invited);
  });
}

/**
 * Mails a new invitation to somebody who has not joined: a link to reset their password would replace it by one of an hour.
 * @returns false for everyone else, who gets nothing
 */
export async function renewOpenInvitation(
  tx: Database,
  context: AppContext,
  userId: string,
): Promise<boolean> {
  const invited = await findNotJoined(tx, userId);
  if (invited) await renewFor(tx, context, invited);
  return invited !== undefined;
}
