import type { ReleaseReport } from '@syndication/contract/release/release-reports.schemas';
import { and, eq, inArray, sql } from 'drizzle-orm';

import { queryRows, type Database } from '../../database/database';
import { reportDays, reportedReleases } from '../../database/schema';
import type { ReportingClient } from './reporting-client';

/** So many releases are counted a day, each with the shells that it ran in. */
export const RELEASES_PER_DAY = 300;
/** So many of them may one client be the first to name: a stranger alone cannot use them up. */
export const RELEASES_PER_CLIENT = 20;

export interface ReleaseLimits {
  perDay: number;
  perClient: number;
}

type Release = Pick<ReleaseReport, 'app' | 'version' | 'shell'>;

const nameOf = ({ app, version, shell }: Release) => `${app}@${version} in ${shell}`;

async function findKnown(tx: Database, day: string, releases: readonly Release[]) {
  const versions = releases.map(({ version }) => version);
  const { app, version, shell } = reportedReleases;
  const isAsked = and(eq(reportedReleases.day, day), inArray(version, versions));
  return tx.select({ app, version, shell }).from(reportedReleases).where(isAsked);
}

/** Whether there was room for one more. */
async function tryToAdd(
  tx: Database,
  { day, client }: ReportingClient,
  { app, version, shell }: Release,
  limits: ReleaseLimits,
): Promise<boolean> {
  const added = await queryRows(
    tx,
    sql`insert into reported_releases (day, app, version, shell, named_by)
      select ${day}::date, ${app}, ${version}, ${shell}, ${client}
      where (select count(*) from reported_releases where day = ${day}::date) < ${limits.perDay}::int
        and (select count(*) from reported_releases
          where day = ${day}::date and named_by = ${client}) < ${limits.perClient}::int
      on conflict do nothing
      returning app`,
  );
  return added.length > 0;
}

/**
 * Which of the reports are counted: those of releases that are known today, and of new ones while there is
 * room. Whoever names a new one does so alone, so that replicas count together.
 */
export async function admitReports(
  tx: Database,
  client: ReportingClient,
  reports: readonly ReleaseReport[],
  limits: ReleaseLimits,
): Promise<ReleaseReport[]> {
  const known = new Set((await findKnown(tx, client.day, reports)).map(nameOf));
  const isNew = (report: Release) => !known.has(nameOf(report));
  if (reports.some(isNew)) {
    await tx.select().from(reportDays).where(eq(reportDays.day, client.day)).for('update');
    for (const release of await findKnown(tx, client.day, reports)) known.add(nameOf(release));
    for (const report of reports) {
      if (isNew(report) && (await tryToAdd(tx, client, report, limits))) known.add(nameOf(report));
    }
  }
  return reports.filter((report) => !isNew(report));
}
