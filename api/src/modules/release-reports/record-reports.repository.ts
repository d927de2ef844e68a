import type { ReleaseReport } from '@syndication/contract/release/release-reports.schemas';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';

import type { Database } from '../../database/database';
import {
  releaseClients,
  releaseFailures,
  releaseHours,
  releaseMeasures,
  reportDays,
  reportedReleases,
} from '../../database/schema';

/** A client that reports; its name changes every day. */
export interface ReportingClient {
  day: string;
  /** Hash that does not lead back to an address once the day's salt is gone. */
  client: string;
}

/** @param newSalt what becomes the day's salt if there is none yet */
export async function findSalt(tx: Database, day: string, newSalt: string): Promise<string> {
  await tx.insert(reportDays).values({ day, salt: newSalt }).onConflictDoNothing();
  const [today] = await tx.select().from(reportDays).where(eq(reportDays.day, day));
  if (!today) throw new Error(`The day ${day} has no salt.`);
  return today.salt;
}

/** Until the transaction ends, nobody else adds releases of that day. */
export async function lockReportDay(tx: Database, day: string): Promise<void> {
  await tx.select().from(reportDays).where(eq(reportDays.day, day)).for('update');
}

/** The releases of these versions that were named on that day. */
export function findNamedReleases(tx: Database, day: string, versions: string[]) {
  const { app, version, shell } = reportedReleases;
  const isAsked = and(eq(reportedReleases.day, day), inArray(version, versions));
  return tx.select({ app, version, shell }).from(reportedReleases).where(isAsked);
}

/** How many releases were named on that day, and how many of them by the client. */
export async function countNamedReleases(tx: Database, { day, client }: ReportingClient) {
  const isOwn = eq(reportedReleases.namedBy, client);
  const [named] = await tx
    .select({
      today: sql<number>`count(*)::float8`,
      own: sql<number>`(count(*) filter (where ${isOwn}))::float8`,
    })
    .from(reportedReleases)
    .where(eq(reportedReleases.day, day));
  return named ?? { today: 0, own: 0 };
}

export async function addNamedReleases(
  tx: Database,
  { day, client: namedBy }: ReportingClient,
  releases: readonly ReleaseReport[],
): Promise<void> {
  const rows = releases.map(({ app, version, shell }) => ({ day, app, version, shell, namedBy }));
  if (rows.length > 0) await tx.insert(reportedReleases).values(rows);
}

/** Buckets of measures grow by a fifth: values of any size take few counts. The last one takes all above. */
export const BUCKETS_PER_DOUBLING = 4;
const LAST_BUCKET = 127;

/**
 * Adds reports to the counts of their hour, to which other replicas may be adding at the same time. Each statement
 * adds up what belongs to one row and goes through its rows in order, so that no two writers wait for each other.
 */
export async function addReports(
  tx: Database,
  { day, client }: ReportingClient,
  reports: readonly ReleaseReport[],
  now: Date,
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const hour = sql`date_trunc('hour', ${at}, 'UTC')`;
  const reported = sql`jsonb_to_recordset(${JSON.stringify(reports)}::jsonb) as report(
    app text, version text, shell text, kind text, phase text, reason text, "fellBackTo" text,
    phases jsonb, "values" jsonb, "transferredBytes" float8, "afterMs" float8)`;
  // Earlier failures and errors of a client are kept.
  await tx.execute(sql`
    insert into ${releaseClients} as known (day, app, version, client, seen_at, failed_at, erred_at)
    select ${day}::date, app, version, ${client}::text, ${at},
      case when bool_or(kind = 'failure') then ${at} end,
      case when bool_or(kind = 'error') then ${at} end
    from ${reported} group by app, version order by app, version
    on conflict (day, app, version, client) do update set seen_at = excluded.seen_at,
      failed_at = coalesce(excluded.failed_at, known.failed_at),
      erred_at = coalesce(excluded.erred_at, known.erred_at)`);
  await tx.execute(sql`
    insert into ${releaseHours} as known (app, version, shell, hour, loads, errors)
    select app, version, shell, ${hour},
      count(*) filter (where kind = 'load'), count(*) filter (where kind = 'error')
    from ${reported} group by app, version, shell order by app, version, shell
    on conflict (app, version, shell, hour) do update
      set loads = known.loads + excluded.loads, errors = known.errors + excluded.errors`);
  await tx.execute(sql`
    insert into ${releaseFailures} as known
      (app, version, shell, hour, phase, reason, fell_back, count)
    select app, version, shell, ${hour}, phase, reason, "fellBackTo" is not null, count(*)
    from ${reported} where kind = 'failure'
    group by app, version, shell, phase, reason, "fellBackTo" is not null order by 1, 2, 3, 5, 6, 7
    on conflict (app, version, shell, hour, phase, reason, fell_back) do update
      set count = known.count + excluded.count`);
  await tx.execute(sql`
    insert into ${releaseMeasures} as known (app, version, shell, hour, measure, bucket, count)
    select app, version, shell, ${hour}, measure, bucket, count(*)
    from ${reported}, lateral (values
      ('registryMs', (phases->>'registry')::float8), ('entryMs', (phases->>'entry')::float8),
      ('chunkMs', (phases->>'chunk')::float8), ('renderMs', (phases->>'render')::float8),
      ('failedAfterMs', "afterMs"), ('transferredBytes', "transferredBytes"),
      ('lcpMs', ("values"->>'lcp')::float8), ('inpMs', ("values"->>'inp')::float8),
      -- Mostly far below one, where buckets do not tell values apart.
      ('cls', ("values"->>'cls')::float8 * 1000),
      ('fcpMs', ("values"->>'fcp')::float8), ('ttfbMs', ("values"->>'ttfb')::float8)
    ) as measured(measure, value), lateral (select case when value < 1 then 0 else
      least(${LAST_BUCKET}::int, 1 + floor(log(2, value::numeric) * ${BUCKETS_PER_DOUBLING}::int)) end as bucket
    ) as bucketed
    where value is not null
    group by app, version, shell, measure, bucket order by 1, 2, 3, 5, 6
    on conflict (app, version, shell, hour, measure, bucket) do update
      set count = known.count + excluded.count`);
}

/** @param kept the moments from which counts and clients are kept, and the day from which named releases are */
export async function removeReports(
  db: Database,
  kept: { countsFrom: Date; clientsFrom: Date; day: string },
): Promise<void> {
  for (const counts of [releaseHours, releaseFailures, releaseMeasures]) {
    await db.delete(counts).where(lt(counts.hour, kept.countsFrom));
  }
  await db.delete(reportDays).where(lt(reportDays.day, kept.day));
  await db.delete(reportedReleases).where(lt(reportedReleases.day, kept.day));
  await db.delete(releaseClients).where(lt(releaseClients.seenAt, kept.clientsFrom));
}
