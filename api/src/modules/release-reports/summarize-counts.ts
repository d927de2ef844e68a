import { countValues, quantileOf } from '@syndication/contract/release/histogram.rules';
import {
  FAILURE_REASONS,
  LOAD_PHASES,
  RELEASE_MEASURES,
  REPORTED_APPS,
} from '@syndication/contract/release/release-reports.rules';
import type { ReleaseCounts } from '@syndication/contract/release/release-reports.schemas';

import type { StoredCounts } from './counts.repository';
import { scaleOf } from './tally-reports';

/**
 * Rows by a key of theirs. Anybody can make releases up, so nothing here looks at all rows for each release or
 * shell.
 */
function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

const releaseOf = ({ app, version }: { app: string; version: string }) => `${app}@${version}`;

const total = (rows: readonly { count: number }[]): number =>
  rows.reduce((sum, { count }) => sum + count, 0);

function failuresBy(rows: StoredCounts['failures']): ReleaseCounts['failuresBy'] {
  const kinds = LOAD_PHASES.flatMap((phase) =>
    FAILURE_REASONS.map((reason) => ({ phase, reason })),
  );
  return kinds
    .map((kind) => ({
      ...kind,
      count: total(
        rows.filter(({ phase, reason }) => phase === kind.phase && reason === kind.reason),
      ),
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

function spreads(rows: StoredCounts['measures']): ReleaseCounts['spreads'] {
  return RELEASE_MEASURES.flatMap((measure) => {
    const own = rows.filter((row) => row.measure === measure);
    const histogram = new Map(own.map(({ bucket, count }) => [bucket, count]));
    const scale = scaleOf(measure);
    const [p50, p75] = [quantileOf(histogram, 0.5), quantileOf(histogram, 0.75)];
    if (p50 === null || p75 === null) return [];
    return [{ measure, count: countValues(histogram), p50: p50 / scale, p75: p75 / scale }];
  });
}

/** What is known of one release, from the rows about it. */
function summarize({ hours, failures, measures, clients }: StoredCounts): ReleaseCounts | null {
  const [first] = hours;
  if (!first) return null;
  const { app, version } = first;
  const [seen] = clients;
  const failuresOfShell = groupBy(failures, ({ shell }) => shell);
  return {
    app,
    version,
    firstHour: new Date(Math.min(...hours.map(({ firstMs }) => firstMs))).toISOString(),
    lastHour: new Date(Math.max(...hours.map(({ lastMs }) => lastMs))).toISOString(),
    loads: hours.reduce((sum, { loads }) => sum + loads, 0),
    failures: total(failures),
    fallbacks: total(failures.filter(({ fellBack }) => fellBack)),
    errors: hours.reduce((sum, { errors }) => sum + errors, 0),
    clients: seen?.clients ?? 0,
    failingClients: seen?.failing ?? 0,
    erringClients: seen?.erring ?? 0,
    failuresBy: failuresBy(failures),
    spreads: spreads(measures),
    shells: hours.map(({ shell, loads }) => ({
      version: shell,
      loads,
      failures: total(failuresOfShell.get(shell) ?? []),
    })),
  };
}

const placeOf = ({ app }: ReleaseCounts) => REPORTED_APPS.findIndex((known) => known === app);
const byApp = (a: ReleaseCounts, b: ReleaseCounts) => placeOf(a) - placeOf(b);
const byTime = (a: ReleaseCounts, b: ReleaseCounts) =>
  b.firstHour.localeCompare(a.firstHour) || b.lastHour.localeCompare(a.lastHour);

/** One entry per release; of each app the one that came last stands first. */
export function summarizeCounts(counts: StoredCounts): ReleaseCounts[] {
  const failures = groupBy(counts.failures, releaseOf);
  const measures = groupBy(counts.measures, releaseOf);
  const clients = groupBy(counts.clients, releaseOf);
  return [...groupBy(counts.hours, releaseOf)]
    .map(([release, hours]) =>
      summarize({
        hours,
        failures: failures.get(release) ?? [],
        measures: measures.get(release) ?? [],
        clients: clients.get(release) ?? [],
      }),
    )
    .filter((release) => release !== null)
    .sort((a, b) => byApp(a, b) || byTime(a, b));
}
