import { and, eq, inArray, lt, sql } from 'drizzle-orm';

import type { Database } from '../../database/database';
import { releaseClients, reportDays, reportedReleases } from '../../database/schema';

/** @param newSalt what becomes the day's salt if there is none yet */
export async function findSalt(tx: Database, day: string, newSalt: string): Promise<string> {
  await tx.insert(reportDays).values({ day, salt: newSalt }).onConflictDoNothing();
  const [today] = await tx.select().from(reportDays).where(eq(reportDays.day, day));
  if (!today) throw new Error(`The day ${day} has no salt.`);
  return today.salt;
}

/** Until the transaction ends nobody else names releases on that day. */
export async function lockReportDay(tx: Database, day: string): Promise<void> {
  await tx.select().from(reportDays).where(eq(reportDays.day, day)).for('update');
}

/** The releases of these versions that somebody has named on that day. */
export function findNamedReleases(db: Database, day: string, versions: string[]) {
  const { app, version, shell } = reportedReleases;
  const isAsked = and(eq(reportedReleases.day, day), inArray(version, versions));
  return db.select({ app, version, shell }).from(reportedReleases).where(isAsked);
}

/** How many releases were named on that day, and how many of them by the client. */
export async function countNamedReleases(db: Database, day: string, client: string) {
  const isOwn = eq(reportedReleases.namedBy, client);
  const [named] = await db
    .select({
      today: sql<number>`count(*)::float8`,
      own: sql<number>`(count(*) filter (where ${isOwn}))::float8`,
    })
    .from(reportedReleases)
    .where(eq(reportedReleases.day, day));
  return named ?? { today: 0, own: 0 };
}

export async function addNamedReleases(
  db: Database,
  releases: (typeof reportedReleases.$inferInsert)[],
): Promise<void> {
  if (releases.length > 0) await db.insert(reportedReleases).values(releases);
}

export type ReleaseClient = typeof releaseClients.$inferInsert;

/** What a client met before stays noted. */
export async function saveClients(db: Database, clients: ReleaseClient[]): Promise<void> {
  const { day, app, version, client, failedAt, erredAt } = releaseClients;
  await db
    .insert(releaseClients)
    .values(clients)
    .onConflictDoUpdate({
      target: [day, app, version, client],
      set: {
        seenAt: sql`excluded.seen_at`,
        failedAt: sql`coalesce(excluded.failed_at, ${failedAt})`,
        erredAt: sql`coalesce(excluded.erred_at, ${erredAt})`,
      },
    });
}

/** @param firstDay the first one that is kept */
export async function removeReportDays(db: Database, firstDay: string): Promise<void> {
  await db.delete(reportDays).where(lt(reportDays.day, firstDay));
  await db.delete(reportedReleases).where(lt(reportedReleases.day, firstDay));
}

export async function removeClients(db: Database, seenBefore: Date): Promise<void> {
  await db.delete(releaseClients).where(lt(releaseClients.seenAt, seenBefore));
}
