import type { AppContext } from '../../app-context';
import { recordChanges } from '../../database/audit';
import type { Database } from '../../database/database';
import { enqueueMails } from '../../mail/outbox.repository';
import { writePasskeyMail } from '../accounts/account-mails';
import { endAllSessions } from '../accounts/sessions.repository';
import { readLiveConfig } from '../settings/settings.repository';
import { deletePasskeys } from './passkeys.repository';

interface Owner {
  userId: string;
  email: string;
  /** How the audit trail names the person. */
  targetId: string;
}

/**
 * Removes somebody's passkeys and recovery codes, who then signs in with a password and adds one again. All
 * sessions end, and a mail says so. A repeat does nothing.
 * @param by user id of the staff; null for a command
 * @returns how many passkeys there were
 */
export async function resetPasskeys(
  tx: Database,
  { config: given }: Pick<AppContext, 'config'>,
  { userId, email, targetId }: Owner,
  by: string | null,
): Promise<number> {
  const removed = await deletePasskeys(tx, userId);
  if (removed === 0) return 0;
  await endAllSessions(tx, userId);
  await recordChanges(tx, [
    {
      action: 'passkeys-reset',
      by,
      target: { type: 'person', id: targetId },
      before: { passkeys: removed },
      after: { passkeys: 0 },
    },
  ]);
  await enqueueMails(tx, [writePasskeyMail(email, 'reset', await readLiveConfig(tx, given))]);
  return removed;
}
