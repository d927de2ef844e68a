import { ACCOUNT_SECURITY_MESSAGES } from '@syndication/contract/account-security/account-security.rules';
import { and, eq, ne } from 'drizzle-orm';

import type { Database } from '../../database/database';
import { sessions } from '../../database/schema';
import { AppError } from '../../http/app-error';
import type { Session } from '../../http/session';
import { recordAudit } from '../accounts/audit';
import { isLive } from '../accounts/session-repository';

/** @throws AppError when it is not a live session of the same user, or the one that asks */
export async function endSession(
  db: Database,
  { userId, idHash }: Session,
  sessionId: string,
  now: Date,
): Promise<void> {
  const isOwn = and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isLive(now));
  await db.transaction(async (tx) => {
    const [found] = await tx.delete(sessions).where(isOwn).returning({ idHash: sessions.idHash });
    if (!found) throw new AppError('NOT_FOUND');
    if (found.idHash === idHash) {
      throw new AppError('CONFLICT', { message: ACCOUNT_SECURITY_MESSAGES.endsBySigningOut });
    }
    await recordAudit(tx, 'signed-out-elsewhere', userId, { ended: '1' });
  });
}

/** @returns how many live sessions ended; what had expired is forgotten too */
export async function endOtherSessions(
  db: Database,
  { userId, idHash }: Session,
  now: Date,
): Promise<number> {
  const isOther = and(eq(sessions.userId, userId), ne(sessions.idHash, idHash));
  return db.transaction(async (tx) => {
    const live = await tx
      .delete(sessions)
      .where(and(isOther, isLive(now)))
      .returning();
    await tx.delete(sessions).where(isOther);
    const ended = String(live.length);
    if (live.length > 0) await recordAudit(tx, 'signed-out-elsewhere', userId, { ended });
    return live.length;
  });
}
