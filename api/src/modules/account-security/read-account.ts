import type { Account } from '@syndication/contract/account-security/account-security.schemas';
import { asc, eq } from 'drizzle-orm';

import type { Database } from '../../database/database';
import { userIdentities, users } from '../../database/schema';
import type { ServerSession } from '../../http/session';
import { findLiveSessions } from '../accounts/sessions.repository';
import { describeDevice } from './describe-device';

/** The account of the signed-in user, with the places where its sessions are live. */
export async function readAccount(
  db: Database,
  session: ServerSession,
  now: Date,
): Promise<Account> {
  const { userId, idHash, email, firstName, lastName } = session;
  const [user] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  const identities = await db
    .select({ provider: userIdentities.provider })
    .from(userIdentities)
    .where(eq(userIdentities.userId, userId))
    .orderBy(asc(userIdentities.createdAt));
  const places = await findLiveSessions(db, session, now);
  return {
    email,
    name: `${firstName} ${lastName}`,
    hasPassword: Boolean(user?.passwordHash),
    providers: identities.map(({ provider }) => provider),
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
