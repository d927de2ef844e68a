import { normalizeEmail } from '@syndication/contract/accounts/accounts.rules';
import { memberAddressMessage } from '@syndication/contract/nominations/nominations.rules';
import type { NominationOutcome } from '@syndication/contract/nominations/nominations.schemas';

import type { AppContext } from '../../app-context';
import type { Database } from '../../database/database';
import { AppError } from '../../http/app-error';
import type { InvestorSession } from '../../http/session';
import { keepAccount } from '../accounts/users.repository';
import { findOpenGroups } from '../members/open-groups.repository';
import { describeOutcome, isMailDue } from './nomination-outcome';
import {
  addNominations,
  findMemberAddresses,
  lockNewAddressesShared,
  lockNominations,
  setMailedAt,
  type NominationKey,
} from './nominations.repository';
import { sendNominationMails } from './send-nomination-mails';

const UNKNOWN_GROUP =
  'A chosen group is archived or does not exist. Check the groups and send again.';

interface NominationEntry {
  email: string;
  syndicationGroupIds: string[];
}

/** @throws AppError when a group does not exist */
async function requireKeys(
  db: Database,
  data: readonly NominationEntry[],
): Promise<NominationKey[]> {
  const ids = new Set(data.flatMap((entry) => entry.syndicationGroupIds));
  const titles = await findOpenGroups(db, [...ids]);
  const unknown = data.findIndex((entry) =>
    entry.syndicationGroupIds.some((id) => !titles.has(id)),
  );
  if (unknown >= 0) {
    throw new AppError('VALIDATION_FAILED', {
      fields: { [`data.${unknown}.syndicationGroupIds`]: UNKNOWN_GROUP },
    });
  }
  return data.flatMap(({ email, syndicationGroupIds }) =>
    [...new Set(syndicationGroupIds)].map((groupId) => ({ email: normalizeEmail(email), groupId })),
  );
}

/** @throws AppError for an address that could never have a profile */
async function refuseMembers(db: Database, data: readonly NominationEntry[]): Promise<void> {
  const emails = data.map(({ email }) => normalizeEmail(email));
  const members = await findMemberAddresses(db, emails);
  const refused = emails.findIndex((email) => members.has(email));
  if (refused < 0) return;
  throw new AppError('VALIDATION_FAILED', {
    fields: { [`data.${refused}.email`]: memberAddressMessage(emails[refused]!) },
  });
}

type AnswerNominations = (
  context: AppContext,
  session: InvestorSession,
  data: readonly NominationEntry[],
) => Promise<NominationOutcome[]>;

/** Nominates addresses to groups and mails those for whom that is news, both or neither. */
export const nominateCompanies: AnswerNominations = async (context, session, data) => {
  const keys = await requireKeys(context.db, data);
  return context.db.transaction(async (tx) => {
    await lockNewAddressesShared(tx);
    await keepAccount(tx, session.userId);
    await refuseMembers(tx, data);
    const now = context.now();
    const addedIds = await addNominations(tx, session.memberId, keys, now);
    const stored = await lockNominations(tx, keys);
    const isAdded = ({ id }: { id: string }) => addedIds.has(id);
    await sendNominationMails(tx, context, session, stored.filter(isAdded), {
      isSentAgain: false,
    });
    return stored.map((nomination) =>
      describeOutcome(
        nomination,
        isAdded(nomination) ? 'nominated' : 'already-nominated',
        session,
        now,
      ),
    );
  });
};

/**
 * Mails about nominations again, where the last mail is old enough. It is decided while nobody else can decide the
 * same, so that two clicks send one mail.
 * @throws AppError for an address that is not nominated to the group
 */
export const mailNominationsAgain: AnswerNominations = async (context, session, data) => {
  const keys = await requireKeys(context.db, data);
  return context.db.transaction(async (tx) => {
    await keepAccount(tx, session.userId);
    const now = context.now();
    const stored = await lockNominations(tx, keys);
    if (stored.length < keys.length) throw new AppError('NOT_FOUND');
    const due = new Set(stored.filter((nomination) => isMailDue(nomination, now)));
    await sendNominationMails(tx, context, session, [...due], { isSentAgain: true });
    await setMailedAt(
      tx,
      [...due].map(({ id }) => id),
      now,
    );
    return stored.map((nomination) =>
      due.has(nomination)
        ? describeOutcome({ ...nomination, mailedAt: now }, 'mailed-again', session, now)
        : describeOutcome(nomination, 'mailed-lately', session, now),
    );
  });
};
