import { ACCOUNT_SECURITY_MESSAGES } from '@syndication/contract/account-security/account-security.rules';

import { recordAudit } from '../../database/audit';
import type { Database } from '../../database/database';
import { AppError } from '../../http/app-error';
import type { ServerSession } from '../../http/session';
import { endLiveSession, endOtherSessions } from '../accounts/sessions.repository';

/** @throws AppError when it is not a live session of the same user, or the one that asks */
export async function endSessionElsewhere(
  db: Database,
  { userId, idHash }: ServerSession,
  shownId: string,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await endLiveSession(tx, userId, shownId, now);
    if (!ended) throw new AppError('NOT_FOUND');
    if (ended.idHash === idHash) {
      throw new AppError('CONFLICT', { message: ACCOUNT_SECURITY_MESSAGES.endsBySigningOut });
    }
    await recordAudit(tx, 'signed-out-elsewhere', userId, { ended: '1' });
  });
}

/** @returns how many live sessions ended */
export async function endSessionsElsewhere(
  db: Database,
  session: ServerSession,
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    const ended = await endOtherSessions(tx, session, now);
    if (ended > 0) {
      await recordAudit(tx, 'signed-out-elsewhere', session.userId, { ended: String(ended) });
    }
    return ended;
  });
}
