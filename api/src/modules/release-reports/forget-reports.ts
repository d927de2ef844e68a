import {
  CLIENTS_KEPT_HOURS,
  REPORTS_KEPT_HOURS,
} from '@syndication/contract/release/release-reports.rules';
import { lt } from 'drizzle-orm';

import type { AppContext } from '../../app-context';
import {
  releaseClients,
  releaseFailures,
  releaseHours,
  releaseMeasures,
  reportDays,
  reportedReleases,
} from '../../database/schema';
import { dayOf, hoursBefore } from './reporting-time';

/** Removes counts that are too old to be asked for, and everything that tells clients apart. */
export async function forgetReports({ db, now }: AppContext): Promise<void> {
  const at = now();
  const oldest = hoursBefore(at, REPORTS_KEPT_HOURS);
  for (const counts of [releaseHours, releaseFailures, releaseMeasures]) {
    await db.delete(counts).where(lt(counts.hour, oldest));
  }
  const today = dayOf(at);
  await db.delete(reportDays).where(lt(reportDays.day, today));
  await db.delete(reportedReleases).where(lt(reportedReleases.day, today));
  const oldestClient = hoursBefore(at, CLIENTS_KEPT_HOURS);
  await db.delete(releaseClients).where(lt(releaseClients.seenAt, oldestClient));
}
