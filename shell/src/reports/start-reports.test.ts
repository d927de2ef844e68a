import { REGISTRY_ELEMENT_ID } from '@syndication/contract/release/registry.rules';
import { postReleaseReports } from '@syndication/contract/release/release-reports.endpoints';
import {
  releaseReportsSchema,
  type SentReport,
} from '@syndication/contract/release/release-reports.schemas';
import { answer } from '@syndication/shared-ui/testing';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { waitFor } from '@testing-library/react';

const SHELL = '0.1.0-abcdef0123';
const VERSION = '1.2.3-0123456789';
const shell = { app: 'shell', version: SHELL, shell: SHELL };
const remote = { app: 'investor-app', version: VERSION, shell: SHELL };

const server = startTestServer();
let arrived: SentReport[];
beforeEach(() => {
  arrived = [];
  server.use(
    answer(postReleaseReports, ({ body }) => {
      arrived.push(...releaseReportsSchema.parse(body).reports);
      return undefined;
    }),
  );
});
afterEach(() => {
  jest.useRealTimers();
  // What an earlier page would do later is not done in the next one.
  for (let timer = window.setTimeout(() => undefined); timer > 0; timer -= 1) clearTimeout(timer);
});

type Tell = (metric: { value: number }) => void;
let tell: Record<string, Tell>;

/** A page of a shell as new; the vitals come when the test tells them. */
async function openPage(version: string, content = '<main></main>') {
  jest.resetModules();
  tell = {};
  jest.doMock('web-vitals', () =>
    Object.fromEntries(
      ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'].map((vital) => [
        `on${vital}`,
        (callback: Tell) => (tell[vital] = callback),
      ]),
    ),
  );
  const registry = JSON.stringify({ shell: { name: 'shell', version } });
  document.head.innerHTML = `<script id="${REGISTRY_ELEMENT_ID}" type="application/json">${registry}</script>`;
  document.body.innerHTML = `<div id="root">${content}</div>`;
  const { startReports } = await import('./start-reports');
  const { reportLoad } = await import('./report-release');
  return { startReports, reportLoad };
}

function hide(): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  jest.restoreAllMocks();
}

it('reports the shell when the page is idle', async () => {
  const { startReports } = await openPage(SHELL);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  startReports();
  await jest.advanceTimersByTimeAsync(4_000);
  expect(arrived).toEqual([]);
  await jest.advanceTimersByTimeAsync(2_000);
  jest.useRealTimers();
  await waitFor(() => expect(arrived).toHaveLength(1));
  expect(arrived[0]).toMatchObject({ ...shell, kind: 'load' });
});

it('counts for the shell what it needed to start, and no later scripts', async () => {
  const { startReports } = await openPage(SHELL);
  const script = (file: string, responseEnd: number) => ({
    name: `${location.origin}/assets/${file}`,
    startTime: 20,
    responseEnd,
    transferSize: 1000,
  });
  const noted = [script('shell.js', 120), script('platform.js', 150)];
  jest
    .spyOn(performance, 'getEntriesByType')
    .mockImplementation(() => noted as unknown as PerformanceResourceTiming[]);
  startReports();
  noted.push(script('account.js', 9000));
  hide();
  await waitFor(() =>
    expect(arrived).toMatchObject([{ ...shell, phases: { chunk: 130 }, transferredBytes: 2000 }]),
  );
});

it('reports a shell that draws nothing as failed', async () => {
  const { startReports } = await openPage(SHELL, '');
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  startReports();
  await jest.advanceTimersByTimeAsync(6_000);
  jest.useRealTimers();
  await waitFor(() => expect(arrived).toHaveLength(1));
  expect(arrived[0]).toMatchObject({
    ...{ ...shell, kind: 'failure', phase: 'render' },
    afterMs: expect.any(Number) as number,
  });
});

it('reports the vitals once, when the page is hidden, for the shell and its first remote', async () => {
  const { startReports, reportLoad } = await openPage(SHELL);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  startReports();
  reportLoad({ app: 'investor-app', version: VERSION, phases: {} });
  reportLoad({ app: 'auth-app', version: VERSION, phases: {} });
  await jest.advanceTimersByTimeAsync(6_000);
  jest.useRealTimers();
  await waitFor(() => expect(Object.keys(tell)).toHaveLength(5));
  tell['LCP']?.({ value: 1234.5 });
  tell['CLS']?.({ value: 0.123456 });
  hide();
  tell['INP']?.({ value: 80 });
  hide();
  await waitFor(() => expect(arrived.filter(({ kind }) => kind === 'vitals')).toHaveLength(2));
  const values = { lcp: 1235, cls: 0.1235 };
  expect(arrived.filter(({ kind }) => kind === 'vitals')).toEqual([
    { ...shell, kind: 'vitals', values },
    { ...remote, kind: 'vitals', values },
  ]);
});

it('sends what it has when the page is hidden before it was ever idle', async () => {
  const { startReports, reportLoad } = await openPage(SHELL);
  startReports();
  reportLoad({ app: 'investor-app', version: VERSION, phases: {} });
  hide();
  await waitFor(() =>
    expect(arrived).toMatchObject([
      { ...remote, kind: 'load' },
      { ...shell, kind: 'load' },
    ]),
  );
});

it('calls no shell failed that is left before it could draw', async () => {
  const { startReports, reportLoad } = await openPage(SHELL, '');
  startReports();
  reportLoad({ app: 'investor-app', version: VERSION, phases: {} });
  hide();
  await waitFor(() => expect(arrived).toMatchObject([{ ...remote, kind: 'load' }]));
});

it('says nothing about what a development server serves', async () => {
  const { startReports } = await openPage('dev');
  const listen = jest.spyOn(window, 'addEventListener');
  startReports();
  expect(listen).not.toHaveBeenCalled();
});

it('reports a shell that could not start', async () => {
  await openPage(SHELL);
  const { reportBrokenShell } = await import('./report-release');
  reportBrokenShell(Object.assign(new Error('no'), { name: 'ChunkLoadError' }));
  reportBrokenShell(new TypeError('no'));
  await waitFor(() => expect(arrived).toHaveLength(2));
  const failure = {
    ...shell,
    kind: 'failure',
    phase: 'chunk',
    afterMs: expect.any(Number) as number,
  };
  expect(arrived).toMatchObject([
    { ...failure, reason: 'network' },
    { ...failure, reason: 'import' },
  ]);
});
