import { ACCOUNT_SECURITY_MESSAGES } from '@syndication/contract/account-security/account-security.rules';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

import { recordAudit } from '../../database/audit';
import { resetTokens, users } from '../../database/schema';
import { AppError } from '../../http/app-error';
import type { ServerSession } from '../../http/session';
import { enqueueMails } from '../../mail/outbox';
import { writePasswordChangedMail } from '../accounts/account-mails';
import { checkPassword } from '../accounts/check-password';
import { refuseGuessablePassword } from '../accounts/guessable-passwords';
import { hashPassword } from '../accounts/passwords';
import { endOtherSessions, renewSessionId } from '../accounts/sessions.repository';

interface PasswordChange {
  currentPassword: string;
  password: string;
}

function refuseCurrentPassword(): never {
  const message = ACCOUNT_SECURITY_MESSAGES.wrongCurrentPassword;
  throw new AppError('VALIDATION_FAILED', { message, fields: { currentPassword: message } });
}

/**
 * Sets another password. Whoever else knew the old one is out: other sessions and reset links end, and
 * the owner gets a mail.
 * @returns the new id of the session that asked
 * @throws AppError when the current password is wrong or the account has none, or the new one can be guessed
 */
export async function changePassword(
  request: FastifyRequest,
  session: ServerSession,
  { currentPassword, password }: PasswordChange,
): Promise<string> {
  const { db, config, now } = request.server.context;
  const { userId, email } = session;
  const [user] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  const earlier = user?.passwordHash ?? null;
  const isRight = await checkPassword(request, { email, user: user ?? null }, currentPassword);
  if (!isRight || earlier === null) refuseCurrentPassword();
  await refuseGuessablePassword(password, email, config.settings);
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const isUnchanged = and(eq(users.id, userId), eq(users.passwordHash, earlier));
    const changed = await tx.update(users).set({ passwordHash }).where(isUnchanged).returning();
    if (changed.length === 0) refuseCurrentPassword();
    await tx.delete(resetTokens).where(eq(resetTokens.userId, userId));
    await endOtherSessions(tx, session, now());
    await recordAudit(tx, 'password-changed', userId);
    await enqueueMails(tx, [writePasswordChangedMail(email, config)]);
    return renewSessionId(tx, session.idHash);
  });
}
