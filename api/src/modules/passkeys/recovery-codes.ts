import { randomBytes } from 'node:crypto';

import { PASSKEY_MESSAGES, RECOVERY_CODES } from '@syndication/contract/passkeys/passkeys.rules';

import type { AppContext } from '../../app-context';
import { recordAudit } from '../../database/audit';
import type { Database } from '../../database/database';
import { AppError } from '../../http/app-error';
import type { ServerSession } from '../../http/session';
import { setProved } from '../accounts/sessions.repository';
import { lockOwnPasskeys } from './own-passkeys';
import { deleteRecoveryCodes, insertRecoveryCodes, spendRecoveryCode } from './passkeys.repository';

/** Crockford's 32 letters: none of them is taken for another. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 15;

/** As it is stored: five letters, three times, without what people put between them. */
const readRecoveryCode = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');

const createCode = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length])
    .join('')
    .replace(/(.{5})(?=.)/g, '$1-');

/**
 * Replaces all earlier codes by new ones.
 * @returns the codes as people see them, `7k2mq-x9d4t-0hv8z`, of 75 bits each; only their hashes are kept
 */
export async function storeRecoveryCodes(tx: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, createCode);
  await deleteRecoveryCodes(tx, userId);
  await insertRecoveryCodes(tx, userId, codes.map(readRecoveryCode));
  return codes;
}

/** New codes that replace all earlier ones. */
export async function renewRecoveryCodes(
  { db }: AppContext,
  session: ServerSession,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    const own = await lockOwnPasskeys(tx, session);
    if (own.length === 0) throw new AppError('CONFLICT', { message: 'There is no passkey yet.' });
    const codes = await storeRecoveryCodes(tx, session.userId);
    await recordAudit(tx, 'recovery-codes-made', session.userId);
    return codes;
  });
}

/** Takes a recovery code instead of a passkey, once. */
export async function useRecoveryCode(
  { db, now }: AppContext,
  { userId, idHash }: ServerSession,
  typed: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const isSpent = await spendRecoveryCode(tx, userId, readRecoveryCode(typed), now());
    if (!isSpent) {
      const message = PASSKEY_MESSAGES.wrongCode;
      throw new AppError('VALIDATION_FAILED', { message, fields: { code: message } });
    }
    await setProved(tx, idHash, now(), 'passkey');
    await recordAudit(tx, 'recovery-code-used', userId);
  });
}
