import { ACCOUNT_SECURITY_MESSAGES } from '@syndication/contract/account-security/account-security.rules';
import type { FastifyRequest } from 'fastify';

import { recordAudit } from '../../database/audit';
import { AppError } from '../../http/app-error';
import type { ServerSession } from '../../http/session';
import { checkPassword } from '../accounts/check-password';
import { setProved } from '../accounts/sessions.repository';
import { findPasswordHash } from '../accounts/users.repository';

/** @throws AppError VALIDATION_FAILED for a wrong password, or an account that has none */
export async function proveOwner(
  request: FastifyRequest,
  { userId, email, idHash }: ServerSession,
  password: string,
): Promise<void> {
  const { db, now } = request.server.context;
  const passwordHash = await findPasswordHash(db, userId);
  const holder = { email, user: { id: userId, passwordHash } };
  if ((await checkPassword(request, holder, password)) === null) {
    const message = ACCOUNT_SECURITY_MESSAGES.wrongCurrentPassword;
    throw new AppError('VALIDATION_FAILED', { message, fields: { password: message } });
  }
  await db.transaction(async (tx) => {
    await setProved(tx, idHash, now(), 'password');
    await recordAudit(tx, 'proof-given', userId);
  });
}
