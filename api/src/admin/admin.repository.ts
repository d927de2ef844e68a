import type { SignInWay } from '@syndication/contract/account-security/account-security.rules';
import { and, eq, isNull, like, sql } from 'drizzle-orm';

import type { Database } from '../database/database';
import { groups, rateLimits, sessions, users } from '../database/schema';

export const hasPeople = async (db: Database): Promise<boolean> => (await db.$count(users)) > 0;

/** @returns the id; null if there is a group with this title, ignoring case */
export async function addGroup(tx: Database, title: string): Promise<string | null> {
  const [added] = await tx.insert(groups).values({ title }).onConflictDoNothing().returning();
  return added?.id ?? null;
}

/** Titles are unique, ignoring case. */
export async function findOpenGroupByTitle(db: Database, title: string) {
  const isIt = sql`lower(${groups.title}) = lower(${title})`;
  const [found] = await db
    .select({ id: groups.id, title: groups.title })
    .from(groups)
    .where(and(isIt, isNull(groups.archivedAt)));
  return found;
}

/** @returns how many have ended */
export async function endSessionsOfWay(tx: Database, way: SignInWay): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(eq(sessions.way, way))
    .returning({ id: sessions.id });
  return ended.length;
}

/** Resets the counts of wrong passwords. @returns how many counts there were */
export async function forgetAllFailures(tx: Database): Promise<number> {
  const gone = await tx
    .delete(rateLimits)
    .where(like(rateLimits.key, 'failures:%'))
    .returning({ key: rateLimits.key });
  return gone.length;
}
