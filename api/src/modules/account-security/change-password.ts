import { ACCOUNT_SECURITY_MESSAGES } from '@syndication/contract/account-security/account-security.rules';
import type { FastifyRequest } from 'fastify';

import { recordAudit } from '../../database/audit';
import { AppError } from '../../http/app-error';
import type { ServerSession } from '../../http/session';
import { enqueueMails } from '../../mail/outbox.repository';
import { writePasswordChangedMail } from '../accounts/account-mails';
import { checkPassword } from '../accounts/check-password';
import { refuseGuessablePassword } from '../accounts/guessable-passwords';
import { hashPassword } from '../accounts/passwords';
import { endOtherSessions, renewSessionId } from '../accounts/sessions.repository';
import { removeResetToken } from '../accounts/tokens.repository';
import { readLiveConfig } from '../settings/settings.repository';
import { findPasswordHash, replacePasswordHash } from '../accounts/users.repository';

interface PasswordChange {
  currentPassword: string;
  password: string;
}

function refuseCurrentPassword(): never {
  const message = ACCOUNT_SECURITY_MESSAGES.wrongCurrentPassword;
  throw new AppError('VALIDATION_FAILED', { message, fields: { currentPassword: message } });
}

/**
 * Sets another password. Anyone else who knew the old one is signed out: other sessions and reset links end,
 * and the owner gets a mail.
 * @returns the new id of the session that asked
 * @throws AppError when the current password is wrong or the account has none, or the new one can be guessed
 */
export async function changePassword(
  request: FastifyRequest,
  session: ServerSession,
  { currentPassword, password }: PasswordChange,
): Promise<string> {
  const { db, config: given, now } = request.server.context;
  const config = await readLiveConfig(db, given);
  const { userId, email } = session;
  const holder = { email, user: { id: userId, passwordHash: await findPasswordHash(db, userId) } };
  const earlier = await checkPassword(request, holder, currentPassword);
  if (earlier === null) refuseCurrentPassword();
  await refuseGuessablePassword(password, email, config.settings);
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const isChanged = await replacePasswordHash(tx, userId, earlier, passwordHash);
    if (!isChanged) refuseCurrentPassword();
    await removeResetToken(tx, userId);
    await endOtherSessions(tx, session, now());
    await recordAudit(tx, 'password-changed', userId);
    await enqueueMails(tx, [writePasswordChangedMail(email, config)]);
    return renewSessionId(tx, session.idHash);
  });
}
