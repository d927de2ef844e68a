import type { RemoteManifest } from '@syndication/contract/release/release-manifest.rules';

import { runRelease } from '../cli';
import { startCanary } from '../live/canary';
import type { FolderStore } from '../store/folder-store';
import { readRegistry } from '../store/registry';
import { publish, release, temporaryStore, versionOf } from '../testing/builds';
import { BAD, counts, GOOD, useReportsApi } from '../testing/reports-api';

const [OLD, NEW] = [versionOf('investor-app', '1.0.0'), versionOf('investor-app', '1.1.0')];
const POLLS_PER_MINUTE = 3;

// Between two polls time passes at once.
let passed = 0;
jest.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => {
    passed += ms;
    return Promise.resolve();
  },
}));

const api = useReportsApi();
let store: FolderStore;
let log: jest.SpyInstance;

beforeEach(async () => {
  passed = 0;
  const { now } = Date;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + passed);
  log = jest.spyOn(console, 'log').mockImplementation();
  store = await temporaryStore();
  await release(store, 'investor-app', '1.0.0');
  await release(store, 'investor-app', '1.1.0');
});
afterEach(() => jest.restoreAllMocks());

const watch = (...more: string[]) =>
  runRelease([
    ...['watch', 'investor-app', '--to', store.name, '--api', api.origin, '--minutes', '1'],
    ...more,
  ]);
const liveVersion = async () => (await readRegistry(store))['investor-app']?.version;
const printed = () => log.mock.calls.flat().join('\n');

it('stays to the end with what does well, and asks once each time', async () => {
  api.reported = [counts(OLD, GOOD), counts(NEW, GOOD)];
  expect(await watch('--auto-rollback')).toBe(0);
  expect(api.requests).toBe(POLLS_PER_MINUTE);
  expect(printed()).toBe(`investor-app@${NEW} is good: it failed for 0 of 120 clients (0 %).`);
});

it('ends with 1 when it took something back', async () => {
  api.reported = [counts(OLD, GOOD), counts(NEW, BAD)];
  expect(await watch('--auto-rollback')).toBe(1);
  expect(await liveVersion()).toBe(OLD);
  expect(printed()).toContain('was rolled back');
});

it('goes on after a poll that failed', async () => {
  api.reported = [counts(OLD, GOOD), counts(NEW, BAD)];
  api.hiccups = 2;
  expect(await watch('--auto-rollback')).toBe(1);
  expect(printed()).toContain('503');
  expect(await liveVersion()).toBe(OLD);
});

it('ends with 3 when no poll came through', async () => {
  api.hiccups = POLLS_PER_MINUTE;
  expect(await watch('--auto-rollback')).toBe(3);
});

it('ends with 3 when the last poll did not come through, whatever was known before', async () => {
  api.reported = [counts(OLD, GOOD), counts(NEW, GOOD)];
  api.hiccupsAfter = 1;
  expect(await watch('--auto-rollback')).toBe(3);
  expect(printed()).toMatch(/is good.*\nThis poll failed: .*503/);
});

it('ends with 3 when there is nothing to watch, as in another store', async () => {
  store = await temporaryStore();
  expect(await watch()).toBe(3);
  expect(printed()).toContain(`investor-app has never been released to ${store.name}.`);
});

it('ends with 3 when it is bad and was not rolled back', async () => {
  api.reported = [counts(OLD, GOOD), counts(NEW, BAD)];
  expect(await watch()).toBe(3);
  expect(await liveVersion()).toBe(NEW);
});

it('says which canary is bad, and ends with 3', async () => {
  const manifest = (await publish(store, 'investor-app', '1.2.0')) as RemoteManifest;
  await startCanary(store, manifest, { sharePercent: 10, addresses: [] });
  api.reported = [counts(NEW, GOOD), counts(manifest.version, BAD)];
  expect(await watch()).toBe(3);
  expect(printed()).toContain(`The canary investor-app@${manifest.version} is bad: it failed for`);
  expect(printed()).toContain(`investor-app@${NEW} is good`);
});

it('ends with 3 when several go wrong at once', async () => {
  await release(store, 'auth-app', '1.0.0');
  await release(store, 'auth-app', '1.1.0');
  api.reported = [
    counts(NEW, BAD),
    counts(versionOf('auth-app', '1.1.0'), { ...BAD, app: 'auth-app' }),
  ];
  expect(await watch('--auto-rollback')).toBe(3);
  expect(printed()).toContain('go wrong at once');
});

it('does not answer for another app', async () => {
  await release(store, 'auth-app', '1.0.0');
  api.reported = [
    counts(NEW, GOOD),
    counts(versionOf('auth-app', '1.0.0'), { ...BAD, app: 'auth-app' }),
  ];
  expect(await watch('--auto-rollback')).toBe(0);
});
