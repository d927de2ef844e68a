import {
  ACCOUNT_MESSAGES,
  normalizeEmail,
  notInvitedMessage,
  RESET_LINK_MINUTES,
} from '@syndication/contract/accounts/accounts.rules';
import { MINUTE_MS } from '@syndication/contract/fields/durations.rules';

import type { AppContext } from '../../app-context';
import { maskEmail, recordAudit } from '../../database/audit';
import { AppError } from '../../http/app-error';
import { createSecretId } from '../../http/secret-id';
import { enqueueMails } from '../../mail/outbox.repository';
import { renewOpenInvitation } from '../console-people/send-invitations';
import { findNominationLink } from '../nominations/nomination-link';
import { readLiveConfig } from '../settings/settings.repository';
import {
  writeInvitationMail,
  writePasswordChangedMail,
  writePasswordChosenMail,
  writeResetMail,
} from './account-mails';
import { refuseGuessablePassword } from './guessable-passwords';
import { hashPassword } from './passwords';
import { endAllSessions } from './sessions.repository';
import { findResetTokenOwner, saveResetToken, spendResetToken } from './tokens.repository';
import { lockPasswordHash, lockUser, setPasswordHash } from './users.repository';

/**
 * Mails a link to set a new password, to choose the first one of a member who was invited, or to create the account of
 * someone who was nominated.
 * @returns what to tell someone who was never invited; null when a mail is on its way
 */
export async function requestReset(context: AppContext, address: string): Promise<string | null> {
  const { db, now, config: given } = context;
  const email = normalizeEmail(address);
  const config = await readLiveConfig(db, given);
  return db.transaction(async (tx) => {
    // Else a mail could go to somebody whose account is deleted meanwhile.
    const user = await lockUser(tx, email);
    if (user?.deactivatedAt) return notInvitedMessage(config.settings.supportEmail);
    const userId = user?.id ?? null;
    await recordAudit(tx, 'password-reset-requested', userId, { email: maskEmail(email) });
    if (userId !== null) {
      if (await renewOpenInvitation(tx, context, userId)) return null;
      const link = {
        token: createSecretId(),
        createdAt: now(),
        expiresAt: new Date(now().getTime() + RESET_LINK_MINUTES * MINUTE_MS),
      };
      await saveResetToken(tx, { userId, ...link });
      await enqueueMails(tx, [writeResetMail(email, link, config)]);
      return null;
    }
    const inTransaction = { ...context, db: tx };
    const signUpUrl = await findNominationLink(inTransaction, email, config.PUBLIC_ORIGIN);
    if (signUpUrl === null) return notInvitedMessage(config.settings.supportEmail);
    const link = { url: signUpUrl, askedFor: 'password' } as const;
    await enqueueMails(tx, [writeInvitationMail(email, link, config)]);
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
  { db, now, config: given }: AppContext,
  { email, token, password }: PasswordReset,
): Promise<string> {
  const owner = await findResetTokenOwner(db, token, now());
  if (!owner) throw new AppError('RESET_LINK_INVALID');
  if (owner.email !== normalizeEmail(email)) {
    const fields = { email: ACCOUNT_MESSAGES.resetAddressMismatch };
    throw new AppError('VALIDATION_FAILED', { fields });
  }
  const config = await readLiveConfig(db, given);
  await refuseGuessablePassword(password, owner.email, config.settings);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    // Before its link, as everybody who replaces or removes that.
    await lockPasswordHash(tx, owner.userId);
    if (!(await spendResetToken(tx, token))) throw new AppError('RESET_LINK_INVALID');
    await setPasswordHash(tx, owner.userId, passwordHash);
    await endAllSessions(tx, owner.userId);
    await recordAudit(tx, 'password-reset', owner.userId);
    const mail = owner.hasPassword
      ? writePasswordChangedMail(owner.email, config)
      : writePasswordChosenMail(owner.email, owner.role, config);
    await enqueueMails(tx, [mail]);
  });
  return owner.userId;
}
