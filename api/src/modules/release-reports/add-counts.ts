import { sql } from 'drizzle-orm';

import type { Database } from '../../database/database';
import { releaseFailures, releaseHours, releaseMeasures } from '../../database/schema';
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
