import { HOUR_MS } from '@syndication/contract/fields/durations.rules';
import type { ReleaseReport } from '@syndication/contract/release/release-reports.schemas';
import { sql, type SQL } from 'drizzle-orm';

import { queryRows } from '../../database/database';
import {
  releaseClients,
  releaseHours,
  releaseMeasures,
  reportDays,
  reportedReleases,
} from '../../database/schema';
import { useApi } from '../../testing/use-api';
import { watchStatements } from '../../testing/watch-statements';
import { countReports } from './count-reports.repository';
import { forgetReports, recordReports } from './record-reports';

const api = useApi([]);
const NOON = new Date('2031-02-03T12:00:00Z');
const PRODUCTION = { NODE_ENV: 'production' } as const;

const shell = '0.1.0-abcdef0123';
const versionNumber = (n: number) => `1.${n}.0-0123456789`;
const loadOf = (version: string): ReleaseReport => ({
  app: 'auth-app',
  version,
  shell,
  kind: 'load',
  phases: { entry: 40, render: 90 },
});
const failureOf = (version: string): ReleaseReport => ({
  app: 'auth-app',
  version,
  shell,
  kind: 'failure',
  phase: 'entry',
  reason: 'network',
  fellBackTo: null,
});
const errorOf = (version: string): ReleaseReport => ({
  app: 'auth-app',
  version,
  shell,
  kind: 'error',
});
const VERSION = versionNumber(0);

beforeEach(() => api.setNow(NOON));
const at = (hours: number) => api.setNow(new Date(NOON.getTime() + hours * HOUR_MS));

/** Limits of production, which are tighter. */
const context = () => ({
  ...api.context,
  config: { ...api.context.config, ...PRODUCTION },
});
const record = (address: string, ...reports: ReleaseReport[]) =>
  recordReports(context(), address, reports);

const countsOf = (since = api.context.now()) => countReports(api.db, undefined, since);

describe('clients', () => {
  it('are counted once, however much they report', async () => {
    await record('198.51.100.1', loadOf(VERSION), failureOf(VERSION), failureOf(VERSION));
    await record('198.51.100.1', loadOf(VERSION));
    await record('198.51.100.2', failureOf(VERSION), errorOf(VERSION));
    await record('198.51.100.3', loadOf(VERSION));
    expect(await countsOf()).toMatchObject([
      { loads: 3, failures: 3, errors: 1, clients: 3, failingClients: 2, erringClients: 1 },
    ]);
  });

  it('count for the time in which they reported', async () => {
    await record('198.51.100.1', failureOf(VERSION));
    at(2);
    await record('198.51.100.1', loadOf(VERSION));
    await record('198.51.100.2', loadOf(VERSION));
    expect(await countsOf()).toMatchObject([{ clients: 2, failingClients: 0 }]);
    expect(await countsOf(NOON)).toMatchObject([{ clients: 2, failingClients: 1 }]);
  });

  it('are kept under names that say nothing, and that change with the day', async () => {
    await record('198.51.100.1', loadOf(VERSION));
    at(24);
    await record('198.51.100.1', loadOf(VERSION));
    const names = (await api.db.select().from(releaseClients)).map(({ client }) => client);
    expect(new Set(names).size).toBe(2);
    const days = await api.db.select().from(reportDays);
    expect(new Set(days.map(({ salt }) => salt)).size).toBe(2);
    expect(JSON.stringify(names)).not.toContain('198.51');
  });
});

describe('of releases that strangers make up', () => {
  const fromTo = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, n) => loadOf(versionNumber(first + n)));

  it('one client can name 20 a day, and report known ones all the same', async () => {
    await record('198.51.100.9', loadOf(VERSION));
    expect(await record('198.51.100.1', ...fromTo(1, 20))).toBe(0);
    expect(await record('198.51.100.1', ...fromTo(21, 30), loadOf(VERSION))).toBe(10);
    expect(await countsOf()).toHaveLength(21);
    at(24);
    expect(await record('198.51.100.1', ...fromTo(21, 30))).toBe(0);
  });

  it('all clients together can name 300 a day', async () => {
    for (let n = 0; n < 15; n += 1) await record(`client ${n}`, ...fromTo(n * 20, n * 20 + 19));
    expect(await record('another client', ...fromTo(300, 301), loadOf(VERSION))).toBe(2);
    expect(await api.db.select().from(reportedReleases)).toHaveLength(300);
  });

  it('names the first that fit, each once, however often a call has them', async () => {
    await record('198.51.100.1', ...fromTo(1, 18));
    const twice = [...fromTo(19, 19), ...fromTo(19, 20), ...fromTo(1, 1), ...fromTo(20, 23)];
    expect(await record('198.51.100.1', ...twice)).toBe(3);
    expect(await api.db.select().from(reportedReleases)).toHaveLength(20);
  });

  describe('a call', () => {
    const statementsOf = (reports: ReleaseReport[]) =>
      watchStatements(api.db, () => record('198.51.100.1', ...reports));

    it('names many releases with as many statements as one', async () => {
      const one = await statementsOf(fromTo(1, 1));
      const many = await statementsOf(fromTo(2, 20));
      expect(one.some((statement) => statement.includes('for update'))).toBe(true);
      expect(many).toHaveLength(one.length);
    });

    it.each(['client', 'day'])('keeps nobody waiting when the %s is full', async (full) => {
      const namedBy = (n: number) => (full === 'client' ? '198.51.100.1' : `client ${n}`);
      const count = full === 'client' ? 1 : 15;
      for (let n = 0; n < count; n += 1) await record(namedBy(n), ...fromTo(n * 20, n * 20 + 19));
      const statements = await statementsOf(fromTo(400, 419));
      expect(statements.length).toBeGreaterThan(1);
      expect(statements.filter((statement) => /for update|insert/.test(statement))).toEqual([
        expect.stringContaining('into "report_days"'),
      ]);
    });
  });

  it('at once, no more are counted than one after another', async () => {
    const calls = Array.from({ length: 8 }, (_, n) =>
      record('198.51.100.1', ...fromTo(n * 5, n * 5 + 4)),
    );
    const uncounted = (await Promise.all(calls)).reduce((sum, count) => sum + count, 0);
    expect(uncounted).toBe(20);
    expect(await countsOf()).toHaveLength(20);
  });
});

it('loses no count when several replicas count at once, in whatever order', async () => {
  const reports = Array.from({ length: 10 }, (_, n) => loadOf(versionNumber(n)));
  // From here on they are known, and nobody waits for the day.
  await record('client 0', ...reports);
  const calls = Array.from({ length: 11 }, (_, n) =>
    record(`client ${n % 3}`, ...(n % 2 ? reports : [...reports].reverse())),
  );
  await Promise.all(calls);
  const counts = await countsOf();
  expect(counts.map(({ loads, clients }) => [loads, clients])).toEqual(
    Array.from({ length: 10 }, () => [12, 3]),
  );
  expect(counts[0]?.spreads).toMatchObject([
    { measure: 'entryMs', count: 12 },
    { measure: 'renderMs', count: 12 },
  ]);
});

it('counts all of a call or nothing', async () => {
  await api.db.execute(sql`alter table release_measures rename to elsewhere`);
  try {
    await expect(record('198.51.100.1', loadOf(VERSION))).rejects.toThrow();
  } finally {
    await api.db.execute(sql`alter table elsewhere rename to release_measures`);
  }
  expect(await api.db.select().from(releaseHours)).toEqual([]);
  expect(await api.db.select().from(releaseClients)).toEqual([]);
});

describe('spreads', () => {
  const loadsOf = (values: readonly number[]) =>
    values.map((entry) => ({ ...loadOf(VERSION), phases: { entry } }));
  async function spreadOf(values: readonly number[]) {
    await record('198.51.100.1', ...loadsOf(values));
    const [counts] = await countsOf();
    return counts?.spreads[0];
  }

  it('tell quantiles of even values to within a tenth', async () => {
    const spread = await spreadOf(Array.from({ length: 1000 }, (_, index) => index + 1));
    expect(spread).toMatchObject({ measure: 'entryMs', count: 1000 });
    expect(Math.abs(spread!.p50 / 500 - 1)).toBeLessThan(0.1);
    expect(Math.abs(spread!.p75 / 750 - 1)).toBeLessThan(0.1);
  });

  it('tell where most values of a bimodal spread are', async () => {
    const heaps = [...Array<number>(60).fill(100), ...Array<number>(40).fill(5000)];
    const spread = await spreadOf(heaps);
    expect(spread?.p50).toBeCloseTo(100, -2);
    expect(spread?.p75).toBeGreaterThan(4000);
  });

  it('report zeros as zero', async () => {
    expect(await spreadOf([0, 0, 0, 5000])).toMatchObject({ p50: 0, p75: 0 });
  });

  it('need few buckets for values of any size', async () => {
    await record('198.51.100.1', ...loadsOf([0, 0.99, 1, 2, 4, 1024, 1_000_000_000, 1e300]));
    const rows = await api.db.select().from(releaseMeasures).orderBy(releaseMeasures.bucket);
    expect(rows.map(({ bucket, count }) => [bucket, count])).toEqual([
      ...[
        [0, 2],
        [1, 1],
        [5, 1],
        [9, 1],
        [41, 1],
        [120, 1],
        [127, 1],
      ],
    ]);
  });
});

/** As many as strangers can make up in the time for which counts are kept. */
it('counts thousands of releases without searching for each', async () => {
  const many = sql`from generate_series(1, 9000) as n`;
  const release = sql`'auth-app', '1.' || n || '.0-0123456789', ${shell}::text`;
  const hour = sql`${NOON.toISOString()}::timestamptz`;
  await api.db.execute(sql`insert into release_hours select ${release}, ${hour}, 3, 1 ${many}`);
  await api.db.execute(
    sql`insert into release_failures select ${release}, ${hour}, 'entry', 'network', true, 2 ${many}`,
  );
  await api.db.execute(
    sql`insert into release_measures select ${release}, ${hour}, 'entryMs', 1, 3 ${many}`,
  );
  // The planner goes by statistics, which PostgreSQL renews by itself only when it gets round to it.
  await api.db.execute(sql`analyze`);
  const execute = jest.spyOn(api.db, 'execute');
  const counts = await countsOf();
  const statement = execute.mock.lastCall?.[0] as SQL;
  expect(counts).toHaveLength(9000);
  expect(counts[7]).toMatchObject({
    ...{ loads: 3, failures: 2, fallbacks: 2, errors: 1, clients: 0 },
    spreads: [{ measure: 'entryMs', count: 3 }],
    shells: [{ version: shell, loads: 3, failures: 2 }],
  });
  const plan = await queryRows(api.db, sql`explain ${statement}`);
  expect(JSON.stringify(plan)).toContain('Hash Left Join');
  expect(JSON.stringify(plan)).not.toContain('Nested Loop');
});

describe('forgetting', () => {
  async function countRows(): Promise<Record<string, number>> {
    const tables = ['release_hours', 'release_failures', 'release_measures', 'release_clients'];
    const daily = ['report_days', 'reported_releases'];
    const counts: Record<string, number> = {};
    for (const table of [...tables, ...daily]) {
      const [row] = await queryRows<{ n: number }>(
        api.db,
        sql`select count(*)::float8 as n from ${sql.identifier(table)}`,
      );
      counts[table] = row?.n ?? 0;
    }
    return counts;
  }
  beforeEach(() => record('198.51.100.1', loadOf(VERSION), failureOf(VERSION)));
  const all = {
    release_hours: 1,
    release_failures: 1,
    release_measures: 2,
    release_clients: 1,
    report_days: 1,
    reported_releases: 1,
  };

  it('leaves today alone', async () => {
    at(11);
    await forgetReports(api.context);
    expect(await countRows()).toEqual(all);
  });

  it('drops what clients are named with when the day is over', async () => {
    at(12);
    await forgetReports(api.context);
    expect(await countRows()).toEqual({ ...all, report_days: 0, reported_releases: 0 });
  });

  it('drops clients after two days and counts after thirty', async () => {
    at(49);
    await forgetReports(api.context);
    expect(await countRows()).toMatchObject({ release_hours: 1, release_clients: 0 });
    at(30 * 24 + 1);
    await forgetReports(api.context);
    expect(new Set(Object.values(await countRows()))).toEqual(new Set([0]));
  });
});
