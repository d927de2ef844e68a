import {
  getReleaseReports,
  postReleaseReports,
} from '@syndication/contract/release/release-reports.endpoints';
import type {
  ReleaseCounts,
  ReleaseReport,
} from '@syndication/contract/release/release-reports.schemas';
import { eq } from 'drizzle-orm';

import { members, rateLimits } from '../../database/schema';
import { addEntrepreneur, addMember } from '../../testing/fixtures';
import { useApi } from '../../testing/use-api';

const TOKEN = 'a-token-of-the-pipelines-with-40-letters';
const api = useApi(undefined, async () => ({ RELEASE_REPORTS_TOKEN: TOKEN }));

const SHELL = '0.1.0-abcdef0123';
const release = { app: 'investor-app', version: '1.2.3-0123456789', shell: SHELL } as const;
const load: ReleaseReport = {
  ...release,
  kind: 'load',
  phases: { registry: 0, entry: 40, chunk: 110, render: 250 },
  transferredBytes: 60_000,
};
const failure: ReleaseReport = {
  ...release,
  kind: 'failure',
  phase: 'chunk',
  reason: 'integrity',
  fellBackTo: '1.2.2-9876543210',
};

let lastClient = 0;
/** Headers of another client behind the edge for every call. */
const newClient = () => ({ 'x-forwarded-for': `198.51.100.${(lastClient += 1) % 250}` });

const post = (reports: unknown[], headers: Record<string, string> = newClient()) =>
  api
    .browser()
    .call(postReleaseReports, { body: { reports: reports as ReleaseReport[] }, headers });

/** What a machine reads. */
async function readAll(
  query: { app?: 'shell'; sinceHours?: number } = {},
): Promise<ReleaseCounts[]> {
  const headers = { authorization: `Bearer ${TOKEN}`, ...newClient() };
  const { status, data } = await api.browser().call(getReleaseReports, { query, headers });
  expect(status).toBe(200);
  return data;
}

describe('reporting', () => {
  it('counts loads and failures of a release without a session, and answers nothing', async () => {
    const { status, text } = await post([load, load, failure]);
    expect([status, text]).toEqual([204, '']);
    await post([load, { ...failure, fellBackTo: null }]);
    const [counts] = await readAll();
    expect(counts).toMatchObject({
      app: 'investor-app',
      version: release.version,
      loads: 3,
      failures: 2,
      fallbacks: 1,
      errors: 0,
      failuresBy: [{ phase: 'chunk', reason: 'integrity', count: 2 }],
      shells: [{ version: SHELL, loads: 3, failures: 2 }],
    });
  });

  it('tells how durations, sizes and vitals spread', async () => {
    const slow = { ...load, phases: { entry: 4000 }, transferredBytes: 0 };
    const vitals = { ...release, kind: 'vitals', values: { lcp: 1800, cls: 0.12, inp: 90 } };
    await post([load, load, load, slow, vitals]);
    const [counts] = await readAll();
    const spreads = Object.fromEntries(counts!.spreads.map((spread) => [spread.measure, spread]));
    expect(Object.keys(spreads)).toEqual([
      'registryMs',
      'entryMs',
      'chunkMs',
      'renderMs',
      'transferredBytes',
      'lcpMs',
      'inpMs',
      'cls',
    ]);
    expect(spreads['entryMs']?.count).toBe(4);
    expect(spreads['entryMs']?.p50).toBeGreaterThan(35);
    expect(spreads['entryMs']?.p75).toBeLessThan(50);
    expect(spreads['cls']?.p75).toBeGreaterThan(0.1);
    expect(spreads['cls']?.p75).toBeLessThan(0.14);
    expect(spreads['lcpMs']?.p75).toBeGreaterThan(1600);
    expect(spreads['lcpMs']?.p75).toBeLessThan(2000);
  });

  it('tells after how long a release failed, as far as pages say so', async () => {
    await post([failure, { ...failure, afterMs: 300 }, { ...failure, afterMs: 20_000 }]);
    const [counts] = await readAll();
    expect(counts?.failures).toBe(3);
    expect(counts?.spreads).toMatchObject([{ measure: 'failedAfterMs', count: 2 }]);
    expect(counts?.spreads[0]?.p50).toBeLessThan(400);
    expect(counts?.spreads[0]?.p75).toBeGreaterThan(15_000);
  });

  it('counts the known remotes of a page that has an unknown one', async () => {
    const unknown = { ...load, app: 'insights-app' };
    expect((await post([unknown, load, { ...failure, app: 'insights-app' }])).status).toBe(204);
    expect(await readAll()).toMatchObject([{ app: 'investor-app', loads: 1, failures: 0 }]);
    expect((await post([unknown])).status).toBe(204);
    expect(await readAll()).toMatchObject([{ loads: 1, clients: 1 }]);
  });

  it('takes the many networks of one subscriber for one client', async () => {
    for (const address of ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:ff03::1']) {
      expect((await post([failure], { 'x-forwarded-for': address })).status).toBe(204);
    }
    await post([failure], { 'x-forwarded-for': '2001:db8:2:1::1' });
    expect(await readAll()).toMatchObject([{ failures: 4, clients: 2, failingClients: 2 }]);
  });

  it('counts in a session as without one', async () => {
    const { user } = await addMember(api.db);
    const browser = await api.browserOf(user.id);
    const { status } = await browser.call(postReleaseReports, { body: { reports: [load] } });
    expect(status).toBe(204);
    expect(await readAll()).toMatchObject([{ loads: 1 }]);
  });

  it.each<[string, unknown]>([
    ['a version that no build has', { ...load, version: 'dev' }],
    ['a version with words in it', { ...load, version: '1.2.3-ann-at-angels-test-0123456789' }],
    ['an app whose name is none', { ...load, app: 'Ann Reader' }],
    ['a shell without a version', { ...load, shell: '' }],
    ['a negative duration', { ...load, phases: { entry: -1 } }],
    ['a duration of a year', { ...load, phases: { entry: 3e10 } }],
    ['a failure after a year', { ...failure, afterMs: 3e10 }],
    ['an unknown reason', { ...failure, reason: 'because' }],
    ['an unknown kind', { ...release, kind: 'gossip' }],
  ])('refuses %s, and counts nothing of the call', async (_, report) => {
    const { status, error } = await post([load, report]);
    expect([status, error?.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(await readAll()).toEqual([]);
  });

  it('refuses more than 20 reports, and none', async () => {
    expect((await post(Array<ReleaseReport>(21).fill(load))).status).toBe(400);
    expect((await post([])).status).toBe(400);
    expect((await post(Array<ReleaseReport>(20).fill(load))).status).toBe(204);
  });

  it('is refused without the token against forgery', async () => {
    const answer = await api.browser().call(postReleaseReports, {
      body: { reports: [load] },
      headers: { 'x-xsrf-token': 'wrong' },
    });
    expect([answer.status, answer.error?.code]).toEqual([403, 'XSRF_REJECTED']);
  });

  it('is limited per client', async () => {
    await post([load]);
    expect(await api.db.select().from(rateLimits)).toHaveLength(1);
  });
});

describe('reading', () => {
  const ask = (browser: { call: ReturnType<typeof api.browser>['call'] }, headers = {}) =>
    browser.call(getReleaseReports, { query: {}, headers });

  it('is for staff', async () => {
    const { user, member } = await addMember(api.db);
    await api.db.update(members).set({ isStaff: true }).where(eq(members.id, member.id));
    await post([load]);
    const { status, data } = await ask(await api.browserOf(user.id));
    expect([status, data.length]).toEqual([200, 1]);
  });

  it('is for nobody else', async () => {
    const { user } = await addMember(api.db);
    const entrepreneur = await addEntrepreneur(api.db);
    const answers = [
      await ask(api.browser()),
      await ask(await api.browserOf(user.id)),
      await ask(await api.browserOf(entrepreneur.id)),
    ];
    expect(answers.map(({ error }) => error?.code)).toEqual([
      'NOT_SIGNED_IN',
      'FORBIDDEN',
      'FORBIDDEN',
    ]);
  });

  it.each([
    'Bearer ',
    `Bearer ${TOKEN}x`,
    `Bearer ${TOKEN.slice(1)}`,
    `Bearer ${TOKEN.toUpperCase()}`,
    `Basic ${TOKEN}`,
    TOKEN,
  ])('is not for a machine that shows %j', async (authorization) => {
    const { status } = await ask(api.browser(), { authorization });
    expect(status).toBe(401);
  });

  it('tells apart releases and the shells around them, the latest of each app first', async () => {
    const newer = { ...load, version: '1.3.0-0000000001' };
    const otherShell = '0.2.0-0000000002';
    const noon = new Date('2031-02-03T12:10:00Z');
    api.setNow(noon);
    await post([load]);
    api.setNow(new Date('2031-02-03T13:10:00Z'));
    await post([newer, { ...failure, version: newer.version, shell: otherShell }]);
    await post([{ ...load, app: 'shell', version: SHELL }]);
    const counts = await readAll();
    expect(counts.map(({ app, version }) => `${app}@${version}`)).toEqual([
      `shell@${SHELL}`,
      'investor-app@1.3.0-0000000001',
      'investor-app@1.2.3-0123456789',
    ]);
    expect(counts[1]?.shells).toEqual(
      expect.arrayContaining([
        { version: SHELL, loads: 1, failures: 0 },
        { version: otherShell, loads: 0, failures: 1 },
      ]),
    );
    expect(counts[2]).toMatchObject({
      firstHour: '2031-02-03T12:00:00.000Z',
      lastHour: '2031-02-03T12:00:00.000Z',
    });
    expect(await readAll({ app: 'shell' })).toHaveLength(1);
  });

  it('goes back as far as requested, by default a day', async () => {
    api.setNow(new Date('2031-02-03T12:59:00Z'));
    await post([load]);
    api.setNow(new Date('2031-02-03T14:01:00Z'));
    expect(await readAll({ sinceHours: 1 })).toEqual([]);
    expect(await readAll({ sinceHours: 2 })).toHaveLength(1);
    api.setNow(new Date('2031-02-04T13:00:00Z'));
    expect(await readAll()).toEqual([]);
    expect(await readAll({ sinceHours: 48 })).toHaveLength(1);
  });

  it.each([0, -1, 1.5, 721, 'all'])('refuses %j hours', async (sinceHours) => {
    const headers = { authorization: `Bearer ${TOKEN}`, ...newClient() };
    const query = { sinceHours };
    expect((await api.browser().call(getReleaseReports, { query, headers })).status).toBe(400);
  });
});
