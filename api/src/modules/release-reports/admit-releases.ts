import type { ReleaseReport } from '@syndication/contract/release/release-reports.schemas';

import type { Database } from '../../database/database';
import type { ReportingClient } from './reporting-client';
import {
  addNamedReleases,
  countNamedReleases,
  findNamedReleases,
  lockReportDay,
} from './reporting.repository';

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

async function findKnown(
  tx: Database,
  day: string,
  releases: readonly Release[],
): Promise<Set<string>> {
  const versions = releases.map(({ version }) => version);
  return new Set((await findNamedReleases(tx, day, versions)).map(nameOf));
}

/** How many releases the client may still name today. */
async function countRoom(
  tx: Database,
  { day, client }: ReportingClient,
  limits: ReleaseLimits,
): Promise<number> {
  const { today, own } = await countNamedReleases(tx, day, client);
  return Math.max(0, Math.min(limits.perDay - today, limits.perClient - own));
}

/**
 * Names new releases, as many as there is room for. One client at a time does so, so that replicas count together.
 * @returns those of them that are known now
 */
async function nameReleases(
  tx: Database,
  client: ReportingClient,
  releases: readonly Release[],
  limits: ReleaseLimits,
): Promise<Set<string>> {
  const { day } = client;
  await lockReportDay(tx, day);
  const known = await findKnown(tx, day, releases);
  const rows = releases
    .filter((release) => !known.has(nameOf(release)))
    .slice(0, await countRoom(tx, client, limits))
    .map(({ app, version, shell }) => ({ day, app, version, shell, namedBy: client.client }));
  await addNamedReleases(tx, rows);
  return new Set([...known, ...rows.map(nameOf)]);
}

/**
 * Which of the reports are counted: those of releases that are known today, and of new ones while there is
 * room. A day on which there is none keeps nobody waiting: what is full stays full.
 */
export async function admitReports(
  tx: Database,
  client: ReportingClient,
  reports: readonly ReleaseReport[],
  limits: ReleaseLimits,
): Promise<ReleaseReport[]> {
  const known = await findKnown(tx, client.day, reports);
  const unknown = new Map(
    reports
      .filter((report) => !known.has(nameOf(report)))
      .map((report) => [nameOf(report), report] as const),
  );
  const hasRoom = unknown.size > 0 && (await countRoom(tx, client, limits)) > 0;
  const named = hasRoom
    ? await nameReleases(tx, client, [...unknown.values()], limits)
    : new Set<string>();
  return reports.filter((report) => known.has(nameOf(report)) || named.has(nameOf(report)));
}
