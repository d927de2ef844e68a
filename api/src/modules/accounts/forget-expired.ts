import type { AppContext } from '../../app-context';
import { removeExpiredIdentityRequests } from '../identity-providers/identities.repository';
import { removeExpiredCounts } from './failed-attempts.repository';
import { endExpiredSessions } from './sessions.repository';
import { removeExpiredTokens } from './tokens.repository';

/** Removes what has run out and opens nothing any more; nobody waits for it. */
export async function forgetExpired({ db, now }: AppContext): Promise<void> {
  const at = now();
  await endExpiredSessions(db, at);
  await removeExpiredTokens(db, at);
  await removeExpiredIdentityRequests(db, at);
  await removeExpiredCounts(db, at);
}
