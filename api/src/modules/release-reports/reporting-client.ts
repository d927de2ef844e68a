import { eq, sql } from 'drizzle-orm';

import type { Database } from '../../database/database';
import { releaseClients, reportDays } from '../../database/schema';
import { createSecretId, signText } from '../../http/secret-id';
import type { ReleaseReport } from '@syndication/contract/release/release-reports.schemas';

/** Someone who reports: the same client all day, another one tomorrow. */
export interface ReportingClient {
  day: string;
  /** Hash that does not lead back to an address once the day's salt is gone. */
  client: string;
}

/** @param address of the client, as `lineOf` names it */
export async function nameClient(
  tx: Database,
  day: string,
  address: string,
): Promise<ReportingClient> {
  await tx.insert(reportDays).values({ day, salt: createSecretId() }).onConflictDoNothing();
  const [today] = await tx.select().from(reportDays).where(eq(reportDays.day, day));
  if (!today) throw new Error(`The day ${day} has no salt.`);
  return { day, client: signText(Buffer.from(today.salt), address) };
}

/** Notes which releases a client saw, and with which of them something went wrong. */
export async function noteClient(
  tx: Database,
  client: ReportingClient,
  reports: readonly ReleaseReport[],
  now: Date,
): Promise<void> {
  const rows = new Map<string, typeof releaseClients.$inferInsert>();
  for (const { app, version, kind } of reports) {
    const key = `${app}@${version}`;
    const row = rows.get(key) ?? { ...client, app, version, seenAt: now };
    if (kind === 'failure') row.failedAt = now;
    if (kind === 'error') row.erredAt = now;
    rows.set(key, row);
  }
  const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  const { day, app, version, client: clientColumn, failedAt, erredAt } = releaseClients;
  await tx
    .insert(releaseClients)
    .values(sorted)
    .onConflictDoUpdate({
      target: [day, app, version, clientColumn],
      set: {
        seenAt: sql`excluded.seen_at`,
        failedAt: sql`coalesce(excluded.failed_at, ${failedAt})`,
        erredAt: sql`coalesce(excluded.erred_at, ${erredAt})`,
      },
    });
}
