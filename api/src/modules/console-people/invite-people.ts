import {
  INVITATION_LINK_DAYS,
  normalizeEmail,
  RESET_TOKEN_PARAMETER,
} from '@syndication/contract/accounts/accounts.rules';
import {
  PEOPLE_MESSAGES as TEXT,
  type ImportOutcome,
} from '@syndication/contract/console-people/console-people.rules';

import type { AppContext } from '../../app-context';
import { recordChanges, type AuditedChange } from '../../database/audit';
import type { Database } from '../../database/database';
import { AppError } from '../../http/app-error';
import { createSecretId, hashSecretId } from '../../http/secret-id';
import { enqueueMails } from '../../mail/outbox.repository';
import { writeMemberInvitationMail } from '../accounts/account-mails';
import { readLiveConfig } from '../settings/settings.repository';
import {
  addMemberships,
  addPeople,
  findConnectedGroups,
  findOpenGroups,
  lockAccounts,
  saveInvitationLinks,
  setStaff,
  type NewPerson,
} from './people.repository';

const DAY_MS = 86_400_000;

/** Where the people of an invitation go. */
export interface InvitedTo {
  isStaff?: boolean;
  angelGroupId?: string | null;
  /** Syndication groups, beside those of the angel group. */
  groupIds?: readonly string[];
  /** The transaction will be rolled back: mails and entries that nobody gets are not written. */
  isTrial?: boolean;
}

export interface InvitedPerson {
  email: string;
  outcome: ImportOutcome;
  /** Why they were refused. */
  reason: string | null;
  /** Null for the refused. */
  memberId: string | null;
  /** Groups that they joined now. */
  joined: string[];
  /** Where to choose a password; null for who had an account before. */
  link: string | null;
}

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

/** @throws AppError NOT_FOUND for an unknown group or archived */
async function findTargets(
  tx: Database,
  { angelGroupId = null, groupIds = [] }: InvitedTo,
): Promise<Map<string, string>> {
  const connected = angelGroupId === null ? [] : await findConnectedGroups(tx, angelGroupId);
  if (!connected) throw new AppError('NOT_FOUND');
  const wanted = [...new Set([...groupIds, ...connected])];
  const titles = await findOpenGroups(tx, wanted);
  if (titles.size < wanted.length) throw new AppError('NOT_FOUND');
  return titles;
}

type Account = Awaited<ReturnType<typeof lockAccounts>>[number];

function findRefusal(account: Account | undefined, earlierRow: number): string | null {
  if (earlierRow >= 0) return TEXT.duplicate(earlierRow + 1);
  if (!account) return null;
  if (account.user.deactivatedAt) return TEXT.deactivated;
  return account.member ? null : TEXT.entrepreneur;
}

/**
 * Gives people accounts and mails each a link to choose a password; existing members join the groups that
 * they are not in yet. People who cannot be invited are refused with the reason, without affecting the
 * others. A repeat changes nothing.
 * @param by user id of the person who invites; null for a command
 * @throws AppError NOT_FOUND for an unknown group
 */
export async function invitePeople(
  tx: Database,
  context: AppContext,
  given: readonly NewPerson[],
  to: InvitedTo,
  by: string | null,
): Promise<InvitedPerson[]> {
  const { isStaff = false, angelGroupId = null, isTrial = false } = to;
  const titles = await findTargets(tx, to);
  const people = given.map((person) => ({ ...person, email: normalizeEmail(person.email) }));
  const rowOf = new Map(people.map(({ email }, row) => [email, row] as const).reverse());
  const accounts = await lockAccounts(tx, [...rowOf.keys()]);
  const accountOf = new Map(accounts.map((account) => [account.user.email, account]));
  const judged = people.map((person, row) => {
    const first = rowOf.get(person.email)!;
    const account = accountOf.get(person.email);
    return { person, account, reason: findRefusal(account, first < row ? first : -1) };
  });
  const taken = judged.filter(({ reason }) => reason === null);
  const added = await addPeople(
    tx,
    taken.flatMap(({ person, account }) => (account ? [] : [person])),
    { isStaff, angelGroupId },
  );
  const memberIdOf = (email: string): string => {
    const id = accountOf.get(email)?.member?.id ?? added.get(email)?.memberId;
    // Somebody has taken the address since the accounts were looked at.
    if (id === undefined) throw new AppError('CONFLICT');
    return id;
  };
  const wanted = taken.flatMap(({ person: { email } }) =>
    [...titles.keys()].map((groupId) => ({ memberId: memberIdOf(email), groupId })),
  );
  const keyOf = (memberId: string, groupId: string) => `${memberId} ${groupId}`;
  const joined = new Set(
    (await addMemberships(tx, wanted, context.now())).map((key) =>
      keyOf(key.memberId, key.groupId),
    ),
  );
  const madeStaff = taken.flatMap(({ account }) =>
    isStaff && account?.member && !account.member.isStaff ? [account.member.id] : [],
  );
  if (madeStaff.length > 0) await setStaff(tx, madeStaff, true);
  const links = await sendInvitations(
    tx,
    context,
    isTrial ? [] : [...added].map(([email, { userId }]) => ({ userId, email })),
    [...titles.values()],
  );

  const changes: AuditedChange[] = [];
  const outcomes = judged.map(({ person: { email }, account, reason }): InvitedPerson => {
    if (reason !== null) {
      return { email, outcome: 'refused', reason, memberId: null, joined: [], link: null };
    }
    const memberId = memberIdOf(email);
    const target = { type: 'person', id: memberId } as const;
    const groupIds = [...titles.keys()].filter((id) => joined.has(keyOf(memberId, id)));
    const isNewStaff = madeStaff.includes(memberId) || (isStaff && !account);
    if (!account) {
      const groupId = groupIds[0] ?? null;
      changes.push({ action: 'person-invited', by, target, groupId, after: { email } });
    }
    for (const groupId of groupIds) {
      const after = { group: titles.get(groupId)! };
      changes.push({ action: 'membership-added', by, target, groupId, after });
    }
    if (isNewStaff) {
      const facts = { before: { isStaff: false }, after: { isStaff: true } };
      changes.push({ action: 'staff-added', by, target, ...facts });
    }
    const isChanged = groupIds.length > 0 || isNewStaff;
    return {
      email,
      outcome: account ? (isChanged ? 'added' : 'unchanged') : 'invited',
      reason: null,
      memberId,
      joined: groupIds,
      link: links.get(email) ?? null,
    };
  });
  if (!isTrial) await recordChanges(tx, changes);
  return outcomes;
}
