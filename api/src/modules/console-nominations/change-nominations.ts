import { normalizeEmail } from '@syndication/contract/accounts/accounts.rules';
import type { ConsoleAction } from '@syndication/contract/console-audit/console-audit.rules';
import { CONSOLE_NOMINATION_MESSAGES as TEXT } from '@syndication/contract/console-nominations/console-nominations.rules';
import { PEOPLE_MESSAGES } from '@syndication/contract/console-people/console-people.rules';
import { memberAddressMessage } from '@syndication/contract/nominations/nominations.rules';

import type { AppContext } from '../../app-context';
import { recordChanges } from '../../database/audit';
import type { Database } from '../../database/database';
import { isUniqueViolation } from '../../database/database-error';
import type { AuditedFacts } from '../../database/schema';
import { requireGroup } from '../../http/access';
import { AppError } from '../../http/app-error';
import type { InvestorSession } from '../../http/session';
import { requireFresh } from '../console/require-fresh';
import { findOpenGroups } from '../members/open-groups.repository';
import { findNominations } from '../nominations/list-nominations.repository';
import { isMailDue } from '../nominations/nomination-outcome';
import {
  addNominations,
  findFounderAccounts,
  findMemberAddresses,
  lockNewAddressesShared,
  setMailedAt,
} from '../nominations/nominations.repository';
import { sendNominationMails } from '../nominations/send-nomination-mails';
import {
  addVentureNomination,
  changeNomination,
  findMember,
  lockMemberByEmail,
  lockNomination,
  lockPeopleOf,
} from './console-nominations.repository';

type Nomination = NonNullable<Awaited<ReturnType<typeof lockNomination>>>;

/** A nomination that the session has a say in. */
async function lockOwnNomination(
  tx: Database,
  session: InvestorSession,
  id: string,
): Promise<Nomination> {
  const nomination = await lockNomination(tx, id);
  requireGroup(session, nomination?.groupId ?? null);
  if (!nomination) throw new AppError('NOT_FOUND');
  return nomination;
}

/** The same, of one that was not withdrawn. */
async function lockCurrent(tx: Database, session: InvestorSession, id: string) {
  const nomination = await lockOwnNomination(tx, session, id);
  if (nomination.withdrawnAt) throw new AppError('CONFLICT', { message: TEXT.withdrawn });
  return nomination;
}

const targetOf = (id: string) => ({ type: 'nomination', id }) as const;

const record = (
  tx: Database,
  action: ConsoleAction,
  { userId }: InvestorSession,
  { id, groupId }: Pick<Nomination, 'id' | 'groupId'>,
  facts: { before?: AuditedFacts; after?: AuditedFacts },
): Promise<void> =>
  recordChanges(tx, [{ action, by: userId, target: targetOf(id), groupId, ...facts }]);

/** A nomination as its mail names it. */
function mailed(nomination: Nomination, email: string) {
  return { ...nomination, email, nominatedAt: nomination.createdAt };
}

/** In whose name its mail is: the nominator's, or the session's once that account is gone. */
async function findSender(tx: Database, { nominatedBy }: Nomination, session: InvestorSession) {
  return (nominatedBy !== null && (await findMember(tx, nominatedBy))) || session;
}

/** Mails the founder again, where the last mail is old enough. @returns whether there is a mail */
export async function mailAgain(
  context: AppContext,
  session: InvestorSession,
  id: string,
): Promise<{ isMailed: boolean }> {
  const { db, now } = context;
  return db.transaction(async (tx) => {
    const nomination = await lockCurrent(tx, session, id);
    const { email } = nomination;
    if (email === null) throw new AppError('CONFLICT', { message: TEXT.noAddress });
    if (!isMailDue(nomination, now())) return { isMailed: false };
    await sendNominationMails(tx, context, session, [mailed(nomination, email)], {
      isSentAgain: true,
    });
    await setMailedAt(tx, [id], now());
    await record(tx, 'nomination-sent-again', session, nomination, {});
    return { isMailed: true };
  });
}

/**
 * Gives a nomination the right address, and mails it.
 * @throws AppError STALE_VERSION; CONFLICT when somebody has an account with the previous address
 */
export async function correctAddress(
  context: AppContext,
  session: InvestorSession,
  id: string,
  given: { email: string; version: number },
): Promise<void> {
  const { db, now } = context;
  const email = normalizeEmail(given.email);
  try {
    await db.transaction(async (tx) => {
      await lockNewAddressesShared(tx);
      const nomination = await lockCurrent(tx, session, id);
      if (nomination.email === email) return;
      await requireFresh(tx, targetOf(id), nomination, given.version);
      if (nomination.email === null) throw new AppError('CONFLICT', { message: TEXT.noAddress });
      if ((await findFounderAccounts(tx, [nomination.email])).size > 0) {
        throw new AppError('CONFLICT', { message: TEXT.hasAccount });
      }
      if ((await findMemberAddresses(tx, [email])).size > 0) {
        throw new AppError('VALIDATION_FAILED', { fields: { email: memberAddressMessage(email) } });
      }
      await changeNomination(tx, id, { email, mailedAt: now() });
      const sender = await findSender(tx, nomination, session);
      await sendNominationMails(tx, context, sender, [mailed(nomination, email)], {
        isSentAgain: false,
      });
      const facts = { before: { email: nomination.email }, after: { email } };
      await record(tx, 'nomination-corrected', session, nomination, facts);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'nominations_email_group_id_key')) {
      throw new AppError('VALIDATION_FAILED', { fields: { email: TEXT.taken } });
    }
    throw error;
  }
}

/** The group does not see the deal because of it any more. Nominated again, it is a new nomination. */
export async function withdraw(
  { db, now }: AppContext,
  session: InvestorSession,
  id: string,
  { version }: { version: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const nomination = await lockOwnNomination(tx, session, id);
    if (nomination.withdrawnAt) return;
    await requireFresh(tx, targetOf(id), nomination, version);
    await changeNomination(tx, id, { withdrawnAt: now() });
    await record(tx, 'nomination-withdrawn', session, nomination, {
      before: { isWithdrawn: false },
      after: { isWithdrawn: true },
    });
  });
}

/** Adds the nomination of the company to a further group. @returns false when it is there already */
async function addTo(
  tx: Database,
  context: AppContext,
  nomination: Nomination,
  group: { id: string; title: string },
  session: InvestorSession,
): Promise<boolean> {
  const { email, ventureId, nominatedBy } = nomination;
  const key = { groupId: group.id, createdAt: context.now() };
  if (email === null) {
    if (ventureId === null) return false;
    return addVentureNomination(tx, { ventureId, nominatedBy, ...key });
  }
  const added = await addNominations(
    tx,
    nominatedBy,
    [{ email, groupId: group.id }],
    key.createdAt,
  );
  if (added.size === 0) return false;
  const sender = await findSender(tx, nomination, session);
  const toGroup = { ...mailed(nomination, email), groupTitle: group.title };
  await sendNominationMails(tx, context, sender, [toGroup], { isSentAgain: false });
  return true;
}

/** Takes the company into a further group that the session has a say in. A repeat changes nothing. */
export async function acceptInto(
  context: AppContext,
  session: InvestorSession,
  { id, groupId }: { id: string; groupId: string },
): Promise<void> {
  requireGroup(session, groupId);
  await context.db.transaction(async (tx) => {
    // Else the new nomination could keep an account, or a founder's address, that goes meanwhile.
    await lockPeopleOf(tx, id);
    const nomination = await lockCurrent(tx, session, id);
    const title = (await findOpenGroups(tx, [groupId])).get(groupId);
    if (title === undefined) {
      throw new AppError('NOT_FOUND', { message: PEOPLE_MESSAGES.archivedGroup });
    }
    if (!(await addTo(tx, context, nomination, { id: groupId, title }, session))) return;
    await record(tx, 'nomination-accepted', session, { id, groupId }, { after: { group: title } });
  });
}

/**
 * Makes another member the deal lead. An admin of groups chooses among their members.
 * @throws AppError STALE_VERSION; CONFLICT when another nomination names the lead; VALIDATION_FAILED for no member
 */
export async function changeLead(
  { db, now }: AppContext,
  session: InvestorSession,
  id: string,
  given: { email: string; version: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const groupIds = session.isStaff ? null : session.adminGroupIds;
    const leadId = await lockMemberByEmail(tx, normalizeEmail(given.email), groupIds);
    const nomination = await lockCurrent(tx, session, id);
    if (!leadId) {
      const email = groupIds ? TEXT.noOwnMember : TEXT.noMember;
      throw new AppError('VALIDATION_FAILED', { fields: { email } });
    }
    const before = nomination.leadId ?? nomination.nominatedBy;
    if (before === leadId) return;
    await requireFresh(tx, targetOf(id), nomination, given.version);
    const { nominations } = await findNominations(tx, { groupIds: null }, now(), { id });
    if (!nominations[0]?.namesLead) throw new AppError('CONFLICT', { message: TEXT.earlierLead });
    await changeNomination(tx, id, { leadId });
    const names = {
      before: before === null ? undefined : await findMember(tx, before),
      after: await findMember(tx, leadId),
    };
    await record(tx, 'deal-lead-changed', session, nomination, {
      before: { lead: names.before?.email ?? null },
      after: { lead: names.after?.email ?? null },
    });
  });
}
