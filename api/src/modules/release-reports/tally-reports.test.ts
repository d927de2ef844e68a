import type { ReleaseReport } from '@syndication/contract/release/release-reports.schemas';

import { tallyReports } from './tally-reports';

const HOUR = new Date('2031-02-03T12:00:00Z');
const release = {
  app: 'auth-app',
  version: '1.0.0-0123456789',
  shell: '0.1.0-abcdef0123',
} as const;
const failure = { ...release, kind: 'failure', phase: 'entry', fellBackTo: null } as const;
const reports: ReleaseReport[] = [
  { ...release, kind: 'load', phases: { entry: 5, chunk: 900 } },
  { ...release, kind: 'load', phases: { entry: 5, chunk: 100 } },
  { ...release, version: '1.1.0-0123456789', kind: 'error' },
  { ...failure, reason: 'timeout', afterMs: 20_000 },
  { ...failure, reason: 'network', afterMs: 300 },
  { ...failure, reason: 'network' },
];

it('adds up what belongs to the same row: no statement may change a row twice', () => {
  const { hours, failures, measures } = tallyReports(reports, HOUR);
  expect(hours).toEqual([
    { ...release, hour: HOUR, loads: 2, errors: 0 },
    { ...release, version: '1.1.0-0123456789', hour: HOUR, loads: 0, errors: 1 },
  ]);
  expect(failures.map(({ reason, count }) => [reason, count])).toEqual([
    ['network', 2],
    ['timeout', 1],
  ]);
  expect(measures.map(({ measure, count }) => [measure, count])).toEqual([
    ['chunkMs', 1],
    ['chunkMs', 1],
    ['entryMs', 2],
    ['failedAfterMs', 1],
    ['failedAfterMs', 1],
  ]);
});

it('gives the rows in the same order whatever came first, so that no two writers wait for each other', () => {
  expect(tallyReports([...reports].reverse(), HOUR)).toEqual(tallyReports(reports, HOUR));
});
