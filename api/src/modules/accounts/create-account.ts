import { ACCOUNT_MESSAGES, normalizeEmail } from '@syndication/contract/accounts/accounts.rules';

import type { AppContext } from '../../app-context';
import { recordAudit } from '../../database/audit';
import { isUniqueViolation } from '../../database/database-error';
import { AppError } from '../../http/app-error';
import { enqueueMails } from '../../mail/outbox.repository';
import { isNominated } from '../nominations/nominations.repository';
import { readLiveConfig } from '../settings/settings.repository';
import { writeWelcomeMail } from './account-mails';
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
 * Creates an entrepreneur's account for a nominated address, and mails that it is ready.
 * @throws AppError when the address has an account or was never nominated, or the password can be guessed
 */
export async function createAccount(
  { db, config: given }: AppContext,
  { firstName, lastName, password, ...account }: NewAccount,
): Promise<{ id: string }> {
  const email = normalizeEmail(account.email);
  const config = await readLiveConfig(db, given);
  await refuseGuessablePassword(password, email, config.settings);
  if (await findUser(db, email)) throw new AppError('EMAIL_TAKEN');
  if (!(await isNominated(db, email))) {
    throw new AppError('FORBIDDEN', { message: ACCOUNT_MESSAGES.notNominated });
  }
  const passwordHash = await hashPassword(password);
  try {
    return await db.transaction(async (tx) => {
      const person = { email, firstName, lastName, role: 'entrepreneur' as const };
      const id = await addUser(tx, { ...person, passwordHash });
      await recordAudit(tx, 'signed-up', id);
      await enqueueMails(tx, [writeWelcomeMail(email, config)]);
      return { id };
    });
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_unique')) throw new AppError('EMAIL_TAKEN');
    throw error;
  }
}
