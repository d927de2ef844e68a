import type { ReportedApp } from '@syndication/contract/release/release-reports.rules';
import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import type { Database } from '../../database/database';
import {
  releaseClients,
  releaseFailures,
  releaseHours,
  releaseMeasures,
} from '../../database/schema';
import type { Tally } from './tally-reports';

/** Adds to the counts what other replicas may be adding to at the same time. */
export async function addCounts(tx: Database, { hours, failures, measures }: Tally): Promise<void> {
  const releaseOf = (t: typeof releaseHours | typeof releaseFailures | typeof releaseMeasures) =>
    [t.app, t.version, t.shell, t.hour] as const;
  if (hours.length > 0) {
    await tx
      .insert(releaseHours)
      .values(hours)
      .onConflictDoUpdate({
        target: [...releaseOf(releaseHours)],
        set: {
          loads: sql`${releaseHours.loads} + excluded.loads`,
          errors: sql`${releaseHours.errors} + excluded.errors`,
        },
      });
  }
  if (failures.length > 0) {
    const { phase, reason, fellBack, count } = releaseFailures;
    await tx
      .insert(releaseFailures)
      .values(failures)
      .onConflictDoUpdate({
        target: [...releaseOf(releaseFailures), phase, reason, fellBack],
        set: { count: sql`${count} + excluded.count` },
      });
  }
  if (measures.length > 0) {
    const { measure, bucket, count } = releaseMeasures;
    await tx
      .insert(releaseMeasures)
      .values(measures)
      .onConflictDoUpdate({
        target: [...releaseOf(releaseMeasures), measure, bucket],
        set: { count: sql`${count} + excluded.count` },
      });
  }
}

/** Which counts are asked for. */
export interface CountsQuery {
  app: ReportedApp | undefined;
  /** The beginning of an hour. */
  since: Date;
}

const sum = (column: AnyPgColumn) => sql<number>`sum(${column})::float8`;
const countSince = (column: AnyPgColumn, since: Date) =>
  sql<number>`(count(*) filter (where ${gte(column, since)}))::float8`;
const toMs = (hour: SQL) => sql<number>`(extract(epoch from ${hour}) * 1000)::float8`;

interface Counted {
  app: AnyPgColumn;
  hour: AnyPgColumn;
}

const isAsked = (table: Counted, { app, since }: CountsQuery) =>
  and(gte(table.hour, since), app && eq(table.app, app));

function findHours(db: Database, query: CountsQuery) {
  const { app, version, shell, hour, loads, errors } = releaseHours;
  return db
    .select({
      app,
      version,
      shell,
      loads: sum(loads),
      errors: sum(errors),
      firstMs: toMs(sql`min(${hour})`),
      lastMs: toMs(sql`max(${hour})`),
    })
    .from(releaseHours)
    .where(isAsked(releaseHours, query))
    .groupBy(app, version, shell);
}

function findFailures(db: Database, query: CountsQuery) {
  const { app, version, shell, phase, reason, fellBack, count } = releaseFailures;
  return db
    .select({ app, version, shell, phase, reason, fellBack, count: sum(count) })
    .from(releaseFailures)
    .where(isAsked(releaseFailures, query))
    .groupBy(app, version, shell, phase, reason, fellBack);
}

function findMeasures(db: Database, query: CountsQuery) {
  const { app, version, measure, bucket, count } = releaseMeasures;
  return db
    .select({ app, version, measure, bucket, count: sum(count) })
    .from(releaseMeasures)
    .where(isAsked(releaseMeasures, query))
    .groupBy(app, version, measure, bucket);
}

function findClients(db: Database, { app: asked, since }: CountsQuery) {
  const { app, version, seenAt, failedAt, erredAt } = releaseClients;
  return db
    .select({
      app,
      version,
      clients: sql<number>`count(*)::float8`,
      failing: countSince(failedAt, since),
      erring: countSince(erredAt, since),
    })
    .from(releaseClients)
    .where(and(gte(seenAt, since), asked && eq(app, asked)))
    .groupBy(app, version);
}

/** All counts of the asked time, added up over its hours. */
export async function findCounts(db: Database, query: CountsQuery) {
  return {
    hours: await findHours(db, query),
    failures: await findFailures(db, query),
    measures: await findMeasures(db, query),
    clients: await findClients(db, query),
  };
}
export type StoredCounts = Awaited<ReturnType<typeof findCounts>>;

/** @param oldest hour that is kept */
export async function removeCounts(db: Database, oldest: Date): Promise<void> {
  for (const counts of [releaseHours, releaseFailures, releaseMeasures]) {
    await db.delete(counts).where(lt(counts.hour, oldest));
  }
}
