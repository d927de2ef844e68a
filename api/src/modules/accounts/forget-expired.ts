import { lt } from 'drizzle-orm';

import type { AppContext } from '../../app-context';
import { identityRequests, rateLimits, resetTokens, usedSignInTokens } from '../../database/schema';
import { endExpiredSessions } from './sessions.repository';

/** Removes what has run out and opens nothing any more; nobody waits for it. */
export async function forgetExpired({ db, now }: AppContext): Promise<void> {
  const at = now();
  await endExpiredSessions(db, at);
  await db.delete(resetTokens).where(lt(resetTokens.expiresAt, at));
  await db.delete(usedSignInTokens).where(lt(usedSignInTokens.expiresAt, at));
  await db.delete(identityRequests).where(lt(identityRequests.expiresAt, at));
  await db.delete(rateLimits).where(lt(rateLimits.expire, at));
}
