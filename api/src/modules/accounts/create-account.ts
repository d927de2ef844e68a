import { ACCOUNT_MESSAGES, normalizeEmail } from '@syndication/contract/accounts/accounts.rules';
import { eq } from 'drizzle-orm';

import type { AppContext } from '../../app-context';
import { recordAudit } from '../../database/audit';
import type { Database } from '../../database/database';
import { isUniqueViolation } from '../../database/database-error';
import { nominations, users } from '../../database/schema';
import { AppError } from '../../http/app-error';
import { enqueueMails } from '../../mail/outbox';
import { writeWelcomeMail } from './account-mails';
import { refuseGuessablePassword } from './guessable-passwords';
import { hashPassword } from './passwords';

interface NewAccount {
  email: string;
  firstName: string;
  lastName: string;
  password: string;
}

export async function findUserId(db: Database, email: string): Promise<string | null> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user?.id ?? null;
}

export async function isNominated(db: Database, email: string): Promise<boolean> {
  const found = await db
    .select({ id: nominations.id })
    .from(nominations)
    .where(eq(nominations.email, email))
    .limit(1);
  return found.length > 0;
}

/**
 * Creates an entrepreneur's account for a nominated address, and mails that it is ready.
 * @throws AppError when the address has an account or was never nominated, or the password can be guessed
 */
export async function createAccount(
  { db, config }: AppContext,
  { firstName, lastName, password, ...account }: NewAccount,
): Promise<{ id: string }> {
  const email = normalizeEmail(account.email);
  await refuseGuessablePassword(password, email, config.settings);
  if (await findUserId(db, email)) throw new AppError('EMAIL_TAKEN');
  if (!(await isNominated(db, email))) {
    throw new AppError('FORBIDDEN', { message: ACCOUNT_MESSAGES.notNominated });
  }
  const passwordHash = await hashPassword(password);
  try {
    return await db.transaction(async (tx) => {
      const [user] = await tx
        .insert(users)
        .values({ email, firstName, lastName, role: 'entrepreneur', passwordHash })
        .returning({ id: users.id });
      if (!user) throw new AppError('INTERNAL');
      await recordAudit(tx, 'signed-up', user.id);
      await enqueueMails(tx, [writeWelcomeMail(email, config)]);
      return user;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_unique')) throw new AppError('EMAIL_TAKEN');
    throw error;
  }
}
