import {
  CLIENTS_KEPT_HOURS,
  REPORTS_KEPT_HOURS,
} from '@syndication/contract/release/release-reports.rules';

import type { AppContext } from '../../app-context';
import { removeCounts } from './counts.repository';
import { dayOf, hoursBefore } from './reporting-time';
import { removeClients, removeReportDays } from './reporting.repository';

/** Removes counts that are too old to be asked for, and everything that tells clients apart. */
export async function forgetReports({ db, now }: AppContext): Promise<void> {
  const at = now();
  await removeCounts(db, hoursBefore(at, REPORTS_KEPT_HOURS));
  await removeReportDays(db, dayOf(at));
  await removeClients(db, hoursBefore(at, CLIENTS_KEPT_HOURS));
}
