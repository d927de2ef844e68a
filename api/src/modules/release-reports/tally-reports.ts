import { bucketOf } from '@syndication/contract/release/histogram.rules';
import {
  LOAD_PHASES,
  MEASURE_OF_PHASE,
  MEASURE_OF_VITAL,
  WEB_VITALS,
  type ReleaseMeasure,
} from '@syndication/contract/release/release-reports.rules';
import type { ReleaseReport } from '@syndication/contract/release/release-reports.schemas';

import type { releaseFailures, releaseHours, releaseMeasures } from '../../database/schema';

/** What reports add to the counts of one hour: one row per key, in an order that is the same everywhere. */
export interface Tally {
  hours: (typeof releaseHours.$inferInsert)[];
  failures: (typeof releaseFailures.$inferInsert)[];
  measures: (typeof releaseMeasures.$inferInsert)[];
}

type Measured = [measure: ReleaseMeasure, value: number | undefined];

/** Numbers of a report that histograms take in. */
function measuresOf(report: ReleaseReport): Measured[] {
  if (report.kind === 'load') {
    const { phases, transferredBytes } = report;
    return [
      ...LOAD_PHASES.map((phase): Measured => [MEASURE_OF_PHASE[phase], phases[phase]]),
      ['transferredBytes', transferredBytes],
    ];
  }
  if (report.kind === 'vitals') {
    return WEB_VITALS.map((vital) => [MEASURE_OF_VITAL[vital], report.values[vital]]);
  }
  return report.kind === 'failure' ? [['failedAfterMs', report.afterMs]] : [];
}

/** CLS is mostly far below one, where buckets do not tell values apart. */
export const scaleOf = (measure: ReleaseMeasure): number => (measure === 'cls' ? 1000 : 1);

/** Adds rows up that differ in their counts only. */
class Rows<Row extends object> {
  private readonly byKey = new Map<string, Row>();

  add(key: readonly unknown[], row: Row, add: (sum: Row) => void): void {
    const name = JSON.stringify(key);
    const sum = this.byKey.get(name);
    if (sum) add(sum);
    else this.byKey.set(name, row);
  }

  sorted(): Row[] {
    return [...this.byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  }
}

/** Rows that two writers change in the same order cannot wait for each other. */
export function tallyReports(reports: readonly ReleaseReport[], hour: Date): Tally {
  const hours = new Rows<Tally['hours'][number]>();
  const failures = new Rows<Tally['failures'][number]>();
  const measures = new Rows<Tally['measures'][number]>();
  for (const report of reports) {
    const { app, version, shell, kind } = report;
    const release = { app, version, shell, hour };
    const key = [app, version, shell];
    const loads = Number(kind === 'load');
    const errors = Number(kind === 'error');
    hours.add(key, { ...release, loads, errors }, (sum) => {
      sum.loads += loads;
      sum.errors += errors;
    });
    if (kind === 'failure') {
      const { phase, reason } = report;
      const fellBack = report.fellBackTo !== null;
      const row = { ...release, phase, reason, fellBack, count: 1 };
      failures.add([...key, phase, reason, fellBack], row, (sum) => (sum.count += 1));
    }
    for (const [measure, value] of measuresOf(report)) {
      if (value === undefined) continue;
      const bucket = bucketOf(value * scaleOf(measure));
      const row = { ...release, measure, bucket, count: 1 };
      measures.add([...key, measure, bucket], row, (sum) => (sum.count += 1));
    }
  }
  return { hours: hours.sorted(), failures: failures.sorted(), measures: measures.sorted() };
}
