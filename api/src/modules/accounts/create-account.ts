import { ACCOUNT_MESSAGES, normalizeEmail } from '@syndication/contract/accounts/accounts.rules';

import type { AppContext } from '../../app-context';
import { recordAudit } from '../../database/audit';
import type { Database } from '../../database/database';
import { isUniqueViolation } from '../../database/database-error';
import { AppError } from '../../http/app-error';
import { enqueueMails } from '../../mail/outbox.repository';
import { findNominationLink, readNominationLink } from '../nominations/nomination-link';
import { isNominated, keepNominated } from '../nominations/nominations.repository';
import { readLiveConfig } from '../settings/settings.repository';
import { writeInvitationMail, writeWelcomeMail } from './account-mails';
import { beginBrowserSession, type BrowserCall } from './browser-session';
import { refuseGuessablePassword } from './guessable-passwords';
import { hashPassword } from './passwords';
import { addUser, findUser } from './users.repository';

interface NewAccount {
  email: string;
  firstName: string;
  lastName: string;
  password: string;
}

/**
 * Checks a new entrepreneur's account and hashes its password before the transaction, since hashing is slow.
 * @returns a function that adds the account in a transaction, mails that it is ready, and resolves to the user id
 * @throws AppError when the address has an account or was never nominated, or the password can be guessed
 */
async function prepareAccount(
  { db, config: given }: AppContext,
  { firstName, lastName, password, ...account }: NewAccount,
): Promise<(tx: Database) => Promise<string>> {
  const email = normalizeEmail(account.email);
  const config = await readLiveConfig(db, given);
  await refuseGuessablePassword(password, email, config.settings);
  if (await findUser(db, email)) throw new AppError('EMAIL_TAKEN');
  const refuse = () => new AppError('FORBIDDEN', { message: ACCOUNT_MESSAGES.notNominated });
  if (!(await isNominated(db, email))) throw refuse();
  const passwordHash = await hashPassword(password);
  return async (tx) => {
    // The nomination may have gone while the password was hashed.
    if (!(await keepNominated(tx, email))) throw refuse();
    const person = { email, firstName, lastName, role: 'entrepreneur' as const };
    try {
      const id = await addUser(tx, { ...person, passwordHash });
      await recordAudit(tx, 'signed-up', id);
      await enqueueMails(tx, [writeWelcomeMail(email, config)]);
      return id;
    } catch (error) {
      if (isUniqueViolation(error, 'users_email_unique')) throw new AppError('EMAIL_TAKEN');
      throw error;
    }
  };
}

/**
 * Creates an entrepreneur's account for a nominated address.
 * @throws AppError as `prepareAccount` does
 */
export async function createAccount(
  context: AppContext,
  account: NewAccount,
): Promise<{ id: string }> {
  const add = await prepareAccount(context, account);
  return { id: await context.db.transaction(add) };
}

/**
 * Creates the account of the address that a nomination's mail went to, and signs it in: the link proves the address.
 * @throws AppError MAIL_LINK_INVALID for one that no account can be made with; else as `prepareAccount` does
 */
export async function createAccountByNomination(
  call: BrowserCall,
  { token, ...person }: Omit<NewAccount, 'email'> & { token: string },
): Promise<void> {
  const { context } = call.request.server;
  const link = await readNominationLink(context, token);
  if (link?.state === 'account') throw new AppError('EMAIL_TAKEN');
  if (link?.state !== 'open' || link.email === null) throw new AppError('MAIL_LINK_INVALID');
  const add = await prepareAccount(context, { ...person, email: link.email });
  await beginBrowserSession(call, 'password', add);
}

/** Mails a new link to the nominated address of a link that has expired; for any other link nothing. */
export async function mailNewNominationLink(context: AppContext, token: string): Promise<void> {
  const { db, config: given } = context;
  const link = await readNominationLink(context, token);
  if (link?.state !== 'expired' || link.email === null) return;
  const config = await readLiveConfig(db, given);
  const url = await findNominationLink(context, link.email, config.PUBLIC_ORIGIN);
  if (url === null) return;
  await enqueueMails(db, [writeInvitationMail(link.email, { url, askedFor: 'link' }, config)]);
}
