import type { Database } from '../../database/database';
import { AppError } from '../../http/app-error';
import type { ServerSession } from '../../http/session';
import { keepAccount } from '../accounts/users.repository';
import { findPasskeys, lockOwner, type StoredPasskey } from './passkeys.repository';

/** @throws AppError PASSKEY_REQUIRED when somebody has a passkey and has not shown it: a password alone changes none */
export function requireOwnPasskey(
  { hasShownPasskey }: ServerSession,
  own: readonly StoredPasskey[],
): void {
  if (own.length > 0 && !hasShownPasskey) throw new AppError('PASSKEY_REQUIRED');
}

/**
 * The user's passkeys, locked until the transaction ends.
 * @throws AppError NOT_SIGNED_IN when the account was deleted meanwhile
 */
export async function lockOwnPasskeys(
  tx: Database,
  session: ServerSession,
): Promise<StoredPasskey[]> {
  await lockOwner(tx, session.userId);
  await keepAccount(tx, session.userId);
  const own = await findPasskeys(tx, session.userId);
  requireOwnPasskey(session, own);
  return own;
}
