import type { ReportedApp } from '@syndication/contract/release/release-reports.rules';
import { and, eq, gte, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import type { Database } from '../../database/database';
import {
  releaseClients,
  releaseFailures,
  releaseHours,
  releaseMeasures,
} from '../../database/schema';

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

function readHours(db: Database, query: CountsQuery) {
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

function readFailures(db: Database, query: CountsQuery) {
  const { app, version, shell, phase, reason, fellBack, count } = releaseFailures;
  return db
    .select({ app, version, shell, phase, reason, fellBack, count: sum(count) })
    .from(releaseFailures)
    .where(isAsked(releaseFailures, query))
    .groupBy(app, version, shell, phase, reason, fellBack);
}

function readMeasures(db: Database, query: CountsQuery) {
  const { app, version, measure, bucket, count } = releaseMeasures;
  return db
    .select({ app, version, measure, bucket, count: sum(count) })
    .from(releaseMeasures)
    .where(isAsked(releaseMeasures, query))
    .groupBy(app, version, measure, bucket);
}

function readClients(db: Database, { app: asked, since }: CountsQuery) {
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
export async function readCounts(db: Database, query: CountsQuery) {
  return {
    hours: await readHours(db, query),
    failures: await readFailures(db, query),
    measures: await readMeasures(db, query),
    clients: await readClients(db, query),
  };
}
export type StoredCounts = Awaited<ReturnType<typeof readCounts>>;
