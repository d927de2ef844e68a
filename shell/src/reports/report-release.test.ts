import { REGISTRY_ELEMENT_ID } from '@syndication/contract/release/registry.rules';
import { postReleaseReports } from '@syndication/contract/release/release-reports.endpoints';
import {
  releaseReportsSchema,
  type SentReport,
} from '@syndication/contract/release/release-reports.schemas';
import { answer } from '@syndication/shared-ui/testing';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { waitFor } from '@testing-library/react';

import { watchUnload } from '../boot/page-unload';
import { reportError, reportFailure, reportLoad } from './report-release';
import { startReports } from './start-reports';

const SHELL = '0.1.0-abcdef0123';
const VERSION = '1.2.3-0123456789';
const OTHER = '1.2.2-9876543210';
const shell = SHELL;

const element = document.createElement('script');
element.id = REGISTRY_ELEMENT_ID;
element.type = 'application/json';
element.textContent = JSON.stringify({ shell: { name: 'shell', version: SHELL } });
document.head.append(element);

const server = startTestServer();
beforeAll(() => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Gecko/20100101 Firefox/153.0');
  watchUnload();
  startReports();
});
afterEach(() => {
  jest.restoreAllMocks();
  delete document.documentElement.dataset['unloadAt'];
});

/** What arrives, parsed by the contract as the server does, when the page is hidden after this. */
async function reportsOf(act: () => void): Promise<SentReport[]> {
  const arrived: SentReport[][] = [];
  server.use(
    answer(postReleaseReports, ({ body }) => {
      arrived.push(releaseReportsSchema.parse(body).reports);
      return undefined;
    }),
  );
  act();
  // Marks the end, so that what must not arrive is not waited for.
  reportError('shell');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(arrived).toHaveLength(1));
  const [end, ...others] = arrived.flat().reverse();
  expect(end).toEqual({ app: 'shell', version: SHELL, shell, kind: 'error' });
  return others.reverse();
}

const script = (
  name: string,
  [startTime, responseEnd, transferSize]: [number, number, number],
) => ({
  name: `${location.origin}${name}`,
  startTime,
  responseEnd,
  transferSize,
});

function noteScripts(...scripts: ReturnType<typeof script>[]): void {
  jest
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue(scripts as unknown as PerformanceResourceTiming[]);
}

it('reports a load with its phases in milliseconds', async () => {
  const phases = { entry: 12.4, chunk: 30, render: 999_999_999 };
  const reports = await reportsOf(() =>
    reportLoad({ app: 'investor-app', version: VERSION, phases }),
  );
  expect(reports).toEqual([
    {
      app: 'investor-app',
      version: VERSION,
      shell,
      kind: 'load',
      phases: { entry: 12, chunk: 30, render: 600_000 },
      transferredBytes: 0,
    },
  ]);
});

it('takes sizes and times that nobody measured from what the browser noted', async () => {
  noteScripts(
    script(`/remotes/auth-app/${VERSION}/entry.js`, [10, 30, 7000]),
    script('/remotes/auth-app/files/a.js', [30, 50, 20_000]),
    script('/remotes/auth-app/files/b.js', [35, 90, 0]),
    // Of another release, another remote and the shell.
    script(`/remotes/auth-app/${OTHER}/entry.js`, [0, 500, 1_000_000]),
    script(`/remotes/investor-app/${VERSION}/entry.js`, [0, 500, 1_000_000]),
    script('/assets/platform.js', [0, 500, 1_000_000]),
  );
  const [report] = await reportsOf(() =>
    reportLoad({ app: 'auth-app', version: VERSION, phases: { render: 5 } }),
  );
  expect(report).toMatchObject({
    phases: { entry: 20, chunk: 60, render: 5 },
    transferredBytes: 27_000,
  });
});

it('reports a failure with what was taken instead', async () => {
  const failure = { app: 'entrepreneur-app', phase: 'chunk', reason: 'integrity' } as const;
  const reports = await reportsOf(() => {
    reportFailure({ ...failure, version: VERSION, fellBackTo: OTHER });
    reportFailure({ ...failure, version: VERSION, fellBackTo: null });
  });
  expect(reports).toEqual([
    { ...failure, version: VERSION, shell, kind: 'failure', fellBackTo: OTHER },
    { ...failure, version: VERSION, shell, kind: 'failure', fellBackTo: null },
  ]);
});

it.each([
  [20_000.4, 20_000],
  [-0.1, 0],
  [999_999_999, 600_000],
])('says of %d ms until a failure %d', async (afterMs, reported) => {
  const failure = { app: 'auth-app', phase: 'entry', reason: 'timeout', fellBackTo: null } as const;
  const reports = await reportsOf(() => reportFailure({ ...failure, version: VERSION, afterMs }));
  expect(reports).toMatchObject([{ afterMs: reported }]);
});

it.each([
  [
    'a browser without network',
    () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
  ],
  ['a page that is being left', () => window.dispatchEvent(new Event('beforeunload'))],
])('blames no release for %s', async (_, begin) => {
  begin();
  const release = { app: 'auth-app', version: VERSION, phase: 'entry', fellBackTo: null } as const;
  const reports = await reportsOf(() => {
    reportFailure({ ...release, reason: 'network' });
    reportFailure({ ...release, reason: 'timeout' });
    reportFailure({ ...release, reason: 'import' });
  });
  expect(reports).toMatchObject([{ reason: 'import' }]);
});

it.each(['dev', '', '1.2.3'])(
  'says nothing about the version %j, which is no release',
  async (version) => {
    const reports = await reportsOf(() => {
      reportLoad({ app: 'investor-app', version, phases: {} });
      reportFailure({
        app: 'investor-app',
        version,
        phase: 'entry',
        reason: 'network',
        fellBackTo: null,
      });
    });
    expect(reports).toEqual([]);
  },
);

it('says nothing about a remote that the registry does not name', async () => {
  const failure = { phase: 'registry', reason: 'network', fellBackTo: null } as const;
  const reports = await reportsOf(() =>
    reportFailure({ app: 'investor-app', version: null, ...failure }),
  );
  expect(reports).toEqual([]);
});

it('reports errors of the release that is in the page', async () => {
  const reports = await reportsOf(() => {
    reportLoad({ app: 'entrepreneur-app', version: OTHER, phases: {} });
    reportLoad({ app: 'entrepreneur-app', version: VERSION, phases: {} });
    reportError('entrepreneur-app');
  });
  expect(reports.slice(2)).toEqual([
    { app: 'entrepreneur-app', version: VERSION, shell, kind: 'error' },
  ]);
});
