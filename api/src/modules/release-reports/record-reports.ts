import { HOUR_MS } from '@syndication/contract/fields/durations.rules';
import { REPORTS_KEPT_HOURS } from '@syndication/contract/release/release-reports.rules';
import type { ReleaseReport } from '@syndication/contract/release/release-reports.schemas';

import type { AppContext } from '../../app-context';
import type { Config } from '../../config';
import type { Database } from '../../database/database';
import { limitIn } from '../../http/rate-limit';
import { createSecretId, signText } from '../../http/secret-id';
import {
  addNamedReleases,
  addReports,
  countNamedReleases,
  findNamedReleases,
  findSalt,
  lockReportDay,
  removeReports,
  type ReportingClient,
} from './record-reports.repository';

/** How many releases are counted per day, each with the shells that it ran in. */
const RELEASES_PER_DAY = 300;
/** How many of them one client may be the first to report, so that one stranger cannot use them up. */
const RELEASES_PER_CLIENT = 20;

/** How far back distinct clients can be told, in hours. */
const CLIENTS_KEPT_HOURS = 48;

/** The day in UTC, as `2031-02-03`. */
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

export const hoursBefore = (moment: Date, hours: number): Date =>
  new Date(moment.getTime() - hours * HOUR_MS);

type Release = Pick<ReleaseReport, 'app' | 'version' | 'shell'>;

const nameOf = ({ app, version, shell }: Release) => `${app}@${version} in ${shell}`;

/**
 * Which of the reports are counted: those of releases that were reported today, and of new ones up to the limits. New
 * releases are added under a lock, so that replicas share the limits; without room for more, no lock is needed.
 */
async function admitReports(
  tx: Database,
  config: Config,
  client: ReportingClient,
  reports: readonly ReleaseReport[],
): Promise<ReleaseReport[]> {
  const { day } = client;
  const versions = reports.map(({ version }) => version);
  const findKnown = async () => new Set((await findNamedReleases(tx, day, versions)).map(nameOf));
  const countRoom = async () => {
    const { today, own } = await countNamedReleases(tx, client);
    const ofDay = limitIn(config, RELEASES_PER_DAY) - today;
    return Math.max(0, Math.min(ofDay, limitIn(config, RELEASES_PER_CLIENT) - own));
  };

  let known = await findKnown();
  const isKnown = (report: ReleaseReport) => known.has(nameOf(report));
  if (!reports.every(isKnown) && (await countRoom()) > 0) {
    await lockReportDay(tx, day);
    known = await findKnown();
    const unknown = reports.filter((report) => !isKnown(report));
    const byName = new Map(unknown.map((report) => [nameOf(report), report]));
    const named = [...byName.values()].slice(0, await countRoom());
    await addNamedReleases(tx, client, named);
    for (const release of named) known.add(nameOf(release));
  }
  return reports.filter(isKnown);
}

/**
 * Counts what a client reports.
 * @param address of the client, as `subscriberOf` names it; it is not kept
 * @returns how many of the reports were not counted, because too many releases were named today
 */
export async function recordReports(
  { db, config, now }: AppContext,
  address: string,
  reports: readonly ReleaseReport[],
): Promise<number> {
  if (reports.length === 0) return 0;
  const at = now();
  const day = dayOf(at);
  return db.transaction(async (tx) => {
    const salt = await findSalt(tx, day, createSecretId());
    const client = { day, client: signText(Buffer.from(salt), address) };
    const admitted = await admitReports(tx, config, client, reports);
    if (admitted.length > 0) await addReports(tx, client, admitted, at);
    return reports.length - admitted.length;
  });
}

/** Removes counts that are too old to be asked for, and everything that tells clients apart. */
export async function forgetReports({ db, now }: AppContext): Promise<void> {
  const at = now();
  await removeReports(db, {
    countsFrom: hoursBefore(at, REPORTS_KEPT_HOURS),
    clientsFrom: hoursBefore(at, CLIENTS_KEPT_HOURS),
    day: dayOf(at),
  });
}
