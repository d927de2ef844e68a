import type { Account } from '@syndication/contract/account-security/account-security.schemas';

import type { Database } from '../../database/database';
import type { ServerSession } from '../../http/session';
import { fullName } from '../accounts/full-name';
import { findLiveSessions } from '../accounts/sessions.repository';
import { findPasswordHash, findProviders } from '../accounts/users.repository';
import { describeDevice } from './describe-device';

/** The account of the signed-in user, with the places where its sessions are live. */
export async function readAccount(
  db: Database,
  session: ServerSession,
  now: Date,
): Promise<Account> {
  const { userId, idHash, email, firstName, lastName } = session;
  const passwordHash = await findPasswordHash(db, userId);
  const providers = await findProviders(db, userId);
  const places = await findLiveSessions(db, session, now);
  return {
    email,
    name: fullName(firstName, lastName),
    hasPassword: passwordHash !== null,
    providers,
    places: places.map(({ id, way, userAgent, createdAt, lastSeenAt, ...place }) => ({
      id,
      way,
      isCurrent: place.idHash === idHash,
      device: describeDevice(userAgent),
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
  };
}
