import {
  ACCOUNT_MESSAGES,
  normalizeEmail,
  notInvitedMessage,
  RESET_LINK_MINUTES,
} from '@syndication/contract/accounts/accounts.rules';
import { and, eq, gt } from 'drizzle-orm';

import type { AppContext } from '../../app-context';
import { maskEmail, recordAudit } from '../../database/audit';
import { resetTokens, users } from '../../database/schema';
import { AppError } from '../../http/app-error';
import { createSecretId, hashSecretId } from '../../http/secret-id';
import { enqueueMails } from '../../mail/outbox';
import { writeInvitationMail, writePasswordChangedMail, writeResetMail } from './account-mails';
import { findUserId, isNominated } from './create-account';
import { refuseGuessablePassword } from './guessable-passwords';
import { hashPassword } from './passwords';
import { endAllSessions } from './sessions.repository';

const MINUTE_MS = 60_000;

/**
 * Mails a link to set a new password, or to create the account of someone who was nominated.
 * @returns what to tell someone who was never invited; null when a mail is on its way
 */
export async function requestReset(
  { db, now, config }: AppContext,
  address: string,
): Promise<string | null> {
  const email = normalizeEmail(address);
  const userId = await findUserId(db, email);
  const mayCreateAccount = userId === null && (await isNominated(db, email));
  return db.transaction(async (tx) => {
    await recordAudit(tx, 'password-reset-requested', userId, { email: maskEmail(email) });
    if (userId !== null) {
      const token = createSecretId();
      const link = {
        tokenHash: hashSecretId(token),
        createdAt: now(),
        expiresAt: new Date(now().getTime() + RESET_LINK_MINUTES * MINUTE_MS),
      };
      await tx
        .insert(resetTokens)
        .values({ userId, ...link })
        .onConflictDoUpdate({ target: resetTokens.userId, set: link });
      await enqueueMails(tx, [writeResetMail(email, { token, ...link }, config)]);
      return null;
    }
    if (!mayCreateAccount) return notInvitedMessage(config.settings.supportEmail);
    await enqueueMails(tx, [writeInvitationMail(email, config)]);
    return null;
  });
}

interface PasswordReset {
  email: string;
  token: string;
  password: string;
}

/**
 * Sets a new password with the token of a link, which is spent by it and by nothing else: after any failure
 * the link still works. All sessions of the account end, and its owner gets a mail.
 * @returns the id of the account
 * @throws AppError `RESET_LINK_INVALID` when the link is spent, replaced or expired; only who holds one that
 * works learns that the address is another account's, or that the password can be guessed
 */
export async function resetPassword(
  { db, now, config }: AppContext,
  { email, token, password }: PasswordReset,
): Promise<string> {
  const isToken = eq(resetTokens.tokenHash, hashSecretId(token));
  const [known] = await db
    .select({ userId: resetTokens.userId, email: users.email })
    .from(resetTokens)
    .innerJoin(users, eq(users.id, resetTokens.userId))
    .where(and(isToken, gt(resetTokens.expiresAt, now())));
  if (!known) throw new AppError('RESET_LINK_INVALID');
  if (known.email !== normalizeEmail(email)) {
    const fields = { email: ACCOUNT_MESSAGES.resetAddressMismatch };
    throw new AppError('VALIDATION_FAILED', { fields });
  }
  await refuseGuessablePassword(password, known.email, config.settings);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const spent = await tx.delete(resetTokens).where(isToken).returning();
    if (spent.length === 0) throw new AppError('RESET_LINK_INVALID');
    await tx.update(users).set({ passwordHash }).where(eq(users.id, known.userId));
    await endAllSessions(tx, known.userId);
    await recordAudit(tx, 'password-reset', known.userId);
    await enqueueMails(tx, [writePasswordChangedMail(known.email, config)]);
  });
  return known.userId;
}
