import type { Account } from '@syndication/contract/account-security/account-security.schemas';
import { and, asc, desc, eq } from 'drizzle-orm';

import type { Database } from '../../database/database';
import { sessions, userIdentities, users } from '../../database/schema';
import type { Session } from '../../http/session';
import { isLive } from '../accounts/session-repository';
import { describeDevice } from './describe-device';

/** The account of whoever is signed in, with the places where its sessions are live. */
export async function readAccount(db: Database, session: Session, now: Date): Promise<Account> {
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
  const places = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive(now)))
    .orderBy(desc(eq(sessions.idHash, idHash)), desc(sessions.lastSeenAt));
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
