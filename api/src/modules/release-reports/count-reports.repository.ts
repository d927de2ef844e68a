import { APP_NAMES, type AppName } from '@syndication/contract/release/registry.rules';
import { RELEASE_MEASURES } from '@syndication/contract/release/release-reports.rules';
import type { ReleaseCounts } from '@syndication/contract/release/release-reports.schemas';
import { sql, type SQL } from 'drizzle-orm';

import { queryRows, type Database } from '../../database/database';
import {
  releaseClients,
  releaseFailures,
  releaseHours,
  releaseMeasures,
} from '../../database/schema';
import { isoMoment } from '../../database/sql-text';
import { BUCKETS_PER_DOUBLING } from './record-reports.repository';

/** The position of a name in a list of the contract. */
const placeIn = (names: readonly string[], name: SQL) =>
  sql`array_position(string_to_array(${names.join()}::text, ','), ${name})`;

/** The value that a share of the values does not exceed, spread evenly inside its bucket. */
function quantile(share: number): SQL {
  const rank = sql`(total * ${share}::float8)`;
  return sql`max(low + (high - low) * (${rank} - below) / count)
    filter (where ${rank} > below and ${rank} <= below + count)
    / case measure when 'cls' then 1000 else 1 end`;
}

/**
 * What was reported of releases since the hour of a moment, one entry per release; the latest of each app
 * first. Anyone can make releases up, so everything is grouped and joined, never searched per release.
 */
export async function countReports(
  db: Database,
  app: AppName | undefined,
  from: Date,
): Promise<ReleaseCounts[]> {
  const since = sql`date_trunc('hour', ${from.toISOString()}::timestamptz, 'UTC')`;
  const ofApp = app === undefined ? sql`true` : sql`app = ${app}`;
  const rows = await queryRows<{ counts: ReleaseCounts }>(
    db,
    sql`with failures as materialized (
      select app, version, shell, phase, reason, sum(count) as count,
        sum(count) filter (where fell_back) as fallbacks
      from ${releaseFailures} where hour >= ${since} and ${ofApp}
      group by app, version, shell, phase, reason
    ), reasons as (
      select app, version, sum(count) as failures, sum(fallbacks) as fallbacks, json_agg(
        json_build_object('phase', phase, 'reason', reason, 'count', count)
        order by count desc, phase, reason) as failures_by
      from (
        select app, version, phase, reason, sum(count) as count, sum(fallbacks) as fallbacks
        from failures group by app, version, phase, reason
      ) as by_reason group by app, version
    ), releases as (
      select app, version, min(first_hour) as first_hour, max(last_hour) as last_hour,
        sum(loads) as loads, sum(errors) as errors, json_agg(json_build_object(
          'version', shell, 'loads', loads, 'failures', coalesce(failures, 0))) as shells
      from (
        select app, version, shell, min(hour) as first_hour, max(hour) as last_hour,
          sum(loads) as loads, sum(errors) as errors
        from ${releaseHours} where hour >= ${since} and ${ofApp} group by app, version, shell
      ) as loaded left join (
        select app, version, shell, sum(count) as failures
        from failures group by app, version, shell
      ) as failed using (app, version, shell) group by app, version
    ), buckets as (
      select app, version, measure, low, count, sum(count) over every as total,
        low * power(2, 1.0 / ${BUCKETS_PER_DOUBLING}) as high,
        sum(count) over (every order by low) - count as below
      from (
        select app, version, measure, sum(count) as count, case bucket when 0 then 0 else
          power(2, (bucket - 1)::float8 / ${BUCKETS_PER_DOUBLING}) end as low
        from ${releaseMeasures} where hour >= ${since} and ${ofApp}
        group by app, version, measure, bucket
      ) as filled window every as (partition by app, version, measure)
    ), spreads as (
      select app, version, json_agg(
        json_build_object('measure', measure, 'count', total, 'p50', p50, 'p75', p75)
        order by ${placeIn(RELEASE_MEASURES, sql`measure`)}) as spreads
      from (
        select app, version, measure, total, ${quantile(0.5)} as p50, ${quantile(0.75)} as p75
        from buckets group by app, version, measure, total
      ) as measures group by app, version
    ), clients as (
      select app, version, count(*) as clients,
        count(*) filter (where failed_at >= ${since}) as failing,
        count(*) filter (where erred_at >= ${since}) as erring
      from ${releaseClients} where seen_at >= ${since} and ${ofApp} group by app, version
    )
    select json_build_object('app', app, 'version', version,
      'firstHour', ${isoMoment(sql`first_hour`)}, 'lastHour', ${isoMoment(sql`last_hour`)},
      'loads', loads, 'failures', coalesce(failures, 0), 'fallbacks', coalesce(fallbacks, 0),
      'errors', errors, 'clients', coalesce(clients, 0), 'failingClients', coalesce(failing, 0),
      'erringClients', coalesce(erring, 0), 'failuresBy', coalesce(failures_by, '[]'),
      'spreads', coalesce(spreads, '[]'), 'shells', shells) as counts
    from releases left join reasons using (app, version) left join spreads using (app, version)
      left join clients using (app, version)
    order by ${placeIn(APP_NAMES, sql`app`)}, first_hour desc, last_hour desc`,
  );
  return rows.map(({ counts }) => counts);
}
