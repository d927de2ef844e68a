import { manifestKey } from '@syndication/delivery-build/store-layout';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { RemoteManifest } from '@syndication/contract/release/release-manifest.rules';
import type { ReleaseMeasure } from '@syndication/contract/release/release-reports.rules';

import { runRelease } from '../cli';
import { startCanary } from '../live/canary';
import type { FolderStore } from '../store/folder-store';
import { publish, release, temporaryStore, versionOf } from '../testing/builds';
import { BAD, counts, GOOD, useReportsApi } from '../testing/reports-api';

const [OLD, NEW] = [versionOf('investor-app', '1.0.0'), versionOf('investor-app', '1.1.0')];

const api = useReportsApi();
let store: FolderStore;
let log: jest.SpyInstance;

beforeEach(async () => {
  log = jest.spyOn(console, 'log').mockImplementation();
  store = await temporaryStore();
  await release(store, 'investor-app', '1.0.0');
  await release(store, 'investor-app', '1.1.0');
});
afterEach(() => jest.restoreAllMocks());

const list = (...more: string[]) => runRelease(['list', '--to', store.name, ...more]);
/** Printed lines, split where columns are. */
const printed = () => log.mock.calls.flatMap(([line]) => String(line).split('\n'));
const cellsOf = (version: string) =>
  printed()
    .find((line) => line.includes(version))
    ?.split(/ {2,}/);

it('shows what is live and behind it', async () => {
  expect(await list()).toBe(0);
  expect(printed()[0]?.split(/ {2,}/)).toEqual(['app', 'version', 'published', 'status']);
  expect(cellsOf(NEW)).toEqual(['investor-app', NEW, expect.any(String), 'live']);
  expect(cellsOf(OLD)).toEqual(['investor-app', OLD, expect.any(String), 'previous']);
});

it('says who gets a canary, also if only members by name do', async () => {
  const canary = (await publish(store, 'investor-app', '1.2.0')) as RemoteManifest;
  await startCanary(store, canary, { sharePercent: 0, addresses: ['ann@example.org'] });
  expect(await list()).toBe(0);
  expect(cellsOf(canary.version)?.at(-1)).toBe('canary 0 % and 1 by name');
});

it('says which release is not what was built, and shows the others', async () => {
  await writeFile(path.join(store.name, manifestKey('investor-app', OLD)), '{}');
  expect(await list()).toBe(0);
  expect(cellsOf(NEW)?.at(-1)).toBe('live');
  expect(cellsOf(OLD)?.at(-1)).toBe('previous spoilt');
});

it('shows counts, times, sizes and vitals, as far as they were reported', async () => {
  const spread = (measure: ReleaseMeasure, p75: number) => ({
    ...{ measure, count: 9, p50: p75 / 2, p75 },
  });
  api.reported = [
    counts(OLD, { ...GOOD, spreads: [spread('transferredBytes', 11_441), spread('cls', 0.052)] }),
    counts(NEW, {
      ...{ ...BAD, fallbacks: 2, errors: 3 },
      failuresBy: [
        { phase: 'entry', reason: 'timeout', count: 1 },
        { phase: 'chunk', reason: 'integrity', count: 4 },
      ],
      spreads: [
        ...[spread('renderMs', 320.4), spread('failedAfterMs', 20_000.2)],
        ...[spread('transferredBytes', 900), spread('inpMs', 88)],
      ],
    }),
  ];
  expect(await list('--api', api.origin)).toBe(0);
  expect(printed()[0]?.split(/ {2,}/).slice(4)).toEqual([
    ...['loads', 'failures', 'fallbacks', 'errors'],
    ...['render ms', 'failed after ms', 'kB', 'INP ms', 'CLS', 'most often'],
  ]);
  expect(cellsOf(OLD)?.slice(4)).toEqual([
    ...['500', '0', '0', '0', '-', '-', '11.4', '-', '0.05', '-'],
  ]);
  expect(cellsOf(NEW)?.slice(4)).toEqual([
    ...['20', '60', '2', '3', '320', '10000 / 20000', '0.9', '88', '-'],
    'chunk: integrity',
  ]);
  expect(printed().at(-1)).toMatch(/^investor-app@1\.1\.0-\w+ is bad: /);
});

it('says that a store is empty, or which API does not answer', async () => {
  const { name } = await temporaryStore();
  await runRelease(['list', '--to', name]);
  expect(printed()).toEqual([`There is no release in ${name}.`]);
  const error = jest.spyOn(console, 'error').mockImplementation();
  expect(await list('--api', 'http://127.0.0.1:1')).toBe(1);
  expect(error).toHaveBeenCalledWith('http://127.0.0.1:1 does not answer.');
});

it.each(['<!doctype html>', 'null', '{"data":[{}]}'])(
  'says that the address has no counts when it answers %s',
  async (text) => {
    const error = jest.spyOn(console, 'error').mockImplementation();
    jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(text));
    expect(await list('--api', 'http://pages.test')).toBe(1);
    expect(error).toHaveBeenCalledWith(
      'http://pages.test/api/v1/release-reports?sinceHours=24 answered 200 without counts.',
    );
  },
);

it('gives other programs one document, and only shows what is bad', async () => {
  api.reported = [counts(OLD, GOOD), counts(NEW, BAD)];
  expect(await list('--api', api.origin, '--json')).toBe(0);
  expect(JSON.parse(printed().join('\n'))).toHaveLength(2);
});

it('reads what a newer API knows more', async () => {
  const more = { app: 'insights-app', spreads: [{ measure: 'styleMs', count: 1, p50: 1, p75: 1 }] };
  api.reported = [counts(OLD, more), counts(NEW, { ...GOOD, spreads: more.spreads })];
  expect(await list('--api', api.origin)).toBe(0);
  expect(cellsOf(NEW)?.slice(4)).toEqual(['500', '0', '0', '0']);
});
