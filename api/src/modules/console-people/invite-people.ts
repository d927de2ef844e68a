import { normalizeEmail } from '@syndication/contract/accounts/accounts.rules';
import {
  PEOPLE_MESSAGES as TEXT,
  type ImportOutcome,
} from '@syndication/contract/console-people/console-people.rules';

import type { AppContext } from '../../app-context';
import { recordChanges, type AuditedChange } from '../../database/audit';
import type { Database } from '../../database/database';
import { lockName } from '../../database/lock-name';
import { AppError } from '../../http/app-error';
import { addMemberships, type MembershipKey } from '../members/add-memberships.repository';
import { findConnectedGroups, lockOpenGroups } from '../members/open-groups.repository';
import { findNominatedAddresses, lockNewAddresses } from '../nominations/nominations.repository';
import { targetOf } from './lock-known-person';
import { addPeople, lockAccounts, setStaff, type NewPerson } from './people.repository';
import { sendInvitations } from './send-invitations';

export interface Invitation {
  people: readonly NewPerson[];
  /** User id of the person who invites; null for a command. */
  by: string | null;
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

/** @throws AppError NOT_FOUND for an unknown group or archived */
async function findTargets(
  tx: Database,
  { angelGroupId = null, groupIds = [] }: Invitation,
): Promise<Map<string, string>> {
  const connected = angelGroupId === null ? [] : await findConnectedGroups(tx, angelGroupId);
  if (!connected) throw new AppError('NOT_FOUND', { message: TEXT.archivedGroup });
  const wanted = [...new Set([...groupIds, ...connected])];
  const titles = await lockOpenGroups(tx, wanted);
  if (titles.size < wanted.length) {
    throw new AppError('NOT_FOUND', { message: TEXT.archivedGroup });
  }
  return titles;
}

type Account = Awaited<ReturnType<typeof lockAccounts>>[number];

function findRefusal(account: Account | undefined, isNominated: boolean): string | null {
  // As a member of the same address, the founder could no longer sign up.
  if (!account) return isNominated ? TEXT.nominated : null;
  if (account.user.deactivatedAt) return TEXT.deactivated;
  return account.member ? null : TEXT.entrepreneur;
}

/** Locks the accounts of the people who have one, and says why somebody cannot be invited. */
async function judgePeople(tx: Database, people: readonly NewPerson[]) {
  const firstRowOf = new Map(people.map(({ email }, row) => [email, row] as const).reverse());
  const accounts = await lockAccounts(tx, [...firstRowOf.keys()]);
  const nominated = await findNominatedAddresses(tx, [...firstRowOf.keys()]);
  const accountOf = new Map(accounts.map((account) => [account.user.email, account]));
  return people.map((person, row) => {
    const firstRow = firstRowOf.get(person.email)!;
    const account = accountOf.get(person.email);
    const refusal = findRefusal(account, nominated.has(person.email));
    const reason = firstRow < row ? TEXT.duplicate(firstRow + 1) : refusal;
    return { person, account, reason };
  });
}

/** Somebody who was not refused, and what is new about them. */
interface Admitted {
  email: string;
  memberId: string;
  isNew: boolean;
  isNewStaff: boolean;
  joined: string[];
}

function changesOf(
  { email, memberId, isNew, isNewStaff, joined }: Admitted,
  by: string | null,
  titles: ReadonlyMap<string, string>,
): AuditedChange[] {
  const about = { by, target: targetOf(memberId) };
  const changes: AuditedChange[] = joined.map((groupId) => ({
    ...about,
    action: 'membership-added',
    groupId,
    after: { group: titles.get(groupId)! },
  }));
  if (isNew) {
    const groupId = joined[0] ?? null;
    changes.unshift({ ...about, action: 'person-invited', groupId, after: { email } });
  }
  if (isNewStaff) {
    const facts = { before: { isStaff: false }, after: { isStaff: true } };
    changes.push({ ...about, action: 'staff-added', ...facts });
  }
  return changes;
}

function outcomeOf({ isNew, isNewStaff, joined }: Admitted): ImportOutcome {
  if (isNew) return 'invited';
  return joined.length > 0 || isNewStaff ? 'added' : 'unchanged';
}

const keyOf = ({ memberId, groupId }: MembershipKey) => `${memberId} ${groupId}`;

/**
 * Gives people accounts and mails each a link to choose a password; existing members join the groups that
 * they are not in yet. People who cannot be invited are refused with the reason, without affecting the
 * others. A repeat changes nothing.
 * @throws AppError NOT_FOUND for an unknown group
 */
export async function invitePeople(
  tx: Database,
  context: AppContext,
  invitation: Invitation,
): Promise<InvitedPerson[]> {
  const { by, isStaff = false, angelGroupId = null, isTrial = false } = invitation;
  const titles = await findTargets(tx, invitation);
  // Two who invite the same people at once: the second one finds their accounts.
  await lockName(tx, 'invitations');
  // A trial adds no account, so it need not block nominations.
  if (!isTrial) await lockNewAddresses(tx);
  const groupIds = [...titles.keys()];
  const judged = await judgePeople(
    tx,
    invitation.people.map((person) => ({ ...person, email: normalizeEmail(person.email) })),
  );
  const taken = judged.filter(({ reason }) => reason === null);
  const added = await addPeople(
    tx,
    taken.flatMap(({ person, account }) => (account ? [] : [person])),
    { isStaff, angelGroupId },
  );
  const people = taken.map(({ person: { email }, account }) => {
    const memberId = account?.member?.id ?? added.get(email)?.memberId;
    // A founder has signed up with the address since the accounts were read.
    if (memberId === undefined) throw new AppError('CONFLICT');
    return { email, memberId, isNew: !account, isNewStaff: isStaff && !account?.member?.isStaff };
  });
  const wanted = people.flatMap(({ memberId }) =>
    groupIds.map((groupId) => ({ memberId, groupId })),
  );
  const joined = new Set((await addMemberships(tx, wanted, context.now())).map(keyOf));
  await setStaff(
    tx,
    people.flatMap(({ memberId, isNew, isNewStaff }) => (isNewStaff && !isNew ? [memberId] : [])),
    true,
  );
  const links = await sendInvitations(
    tx,
    context,
    isTrial ? [] : [...added].map(([email, { userId }]) => ({ userId, email })),
    [...titles.values()],
  );
  const admitted = people.map((person): Admitted => {
    const { memberId } = person;
    return {
      ...person,
      joined: groupIds.filter((groupId) => joined.has(keyOf({ memberId, groupId }))),
    };
  });
  if (!isTrial) {
    await recordChanges(
      tx,
      admitted.flatMap((person) => changesOf(person, by, titles)),
    );
  }
  const admittedOf = new Map(admitted.map((person) => [person.email, person]));
  return judged.map(({ person: { email }, reason }): InvitedPerson => {
    if (reason !== null) {
      return { email, outcome: 'refused', reason, memberId: null, joined: [], link: null };
    }
    const person = admittedOf.get(email)!;
    return {
      email,
      outcome: outcomeOf(person),
      reason: null,
      memberId: person.memberId,
      joined: person.joined,
      link: links.get(email) ?? null,
    };
  });
}
