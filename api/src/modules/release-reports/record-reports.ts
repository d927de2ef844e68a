import type { ReleaseReport } from '@syndication/contract/release/release-reports.schemas';

import type { AppContext } from '../../app-context';
import { limitIn } from '../../http/rate-limit';
import { admitReports, RELEASES_PER_CLIENT, RELEASES_PER_DAY } from './admit-releases';
import { addCounts } from './counts.repository';
import { nameClient, noteClient } from './reporting-client';
import { dayOf, hourOf } from './reporting-time';
import { tallyReports } from './tally-reports';

/**
 * Counts what a client reports.
 * @param address of the client, as `lineOf` names it; it is not kept
 * @returns how many of the reports were not counted, because too many releases were named today
 */
export async function recordReports(
  { db, config, now }: AppContext,
  address: string,
  reports: readonly ReleaseReport[],
): Promise<number> {
  if (reports.length === 0) return 0;
  const at = now();
  const limits = {
    perDay: limitIn(config, RELEASES_PER_DAY),
    perClient: limitIn(config, RELEASES_PER_CLIENT),
  };
  return db.transaction(async (tx) => {
    const client = await nameClient(tx, dayOf(at), address);
    const admitted = await admitReports(tx, client, reports, limits);
    if (admitted.length > 0) {
      await noteClient(tx, client, admitted, at);
      await addCounts(tx, tallyReports(admitted, hourOf(at)));
    }
    return reports.length - admitted.length;
  });
}
