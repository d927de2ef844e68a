import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

import type { ReleaseCounts } from '@syndication/contract/release/release-reports.schemas';

import { startCanary } from './canary';
import { listEvents } from './events';
import type { FolderStore } from './folder-store';
import { readRegistry } from './registry-document';
import { takeBackBadReleases } from './take-back';
import {
  publish,
  release,
  removeTemporaryFolders,
  temporaryStore,
  versionOf,
} from './testing/builds';

const TOKEN = 'a-token-of-at-least-thirty-two-characters';
const [OLD, NEW] = [versionOf('investor-app', '1.0.0'), versionOf('investor-app', '1.1.0')];

let store: FolderStore;
let reported: Partial<ReleaseCounts>[] = [];

/** Counts as the API would give them. */
const counts = (version: string, facts: Partial<ReleaseCounts>): ReleaseCounts => ({
  app: 'investor-app',
  version,
  firstHour: '2026-01-01T00:00:00.000Z',
  lastHour: '2026-01-01T01:00:00.000Z',
  loads: 0,
  failures: 0,
  fallbacks: 0,
  errors: 0,
  clients: 0,
  failingClients: 0,
  erringClients: 0,
  failuresBy: [],
  spreads: [],
  shells: [],
  ...facts,
});
const good = { loads: 500, clients: 120 };
const bad = { loads: 20, failures: 60, clients: 40, failingClients: 30 };

// The API at its edge: it wants its token.
const api = http.createServer((request, response) => {
  const isKnown = request.headers.authorization === `Bearer ${TOKEN}`;
  response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' });
  response.end(JSON.stringify(isKnown ? { data: reported } : { error: {} }));
});
const origin = () => `http://127.0.0.1:${(api.address() as AddressInfo).port}`;

beforeAll(async () => {
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
});
beforeEach(async () => {
  process.env['RELEASE_REPORTS_TOKEN'] = TOKEN;
  jest.spyOn(console, 'log').mockImplementation();
  store = await temporaryStore();
  await release(store, 'investor-app', '1.0.0');
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  delete process.env['RELEASE_REPORTS_TOKEN'];
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  await removeTemporaryFolders();
});

const liveVersion = async () => (await readRegistry(store))['investor-app']?.version;

it('rolls back what goes wrong for too many, and says why', async () => {
  await release(store, 'investor-app', '1.1.0');
  reported = [counts(OLD, good), counts(NEW, bad)];
  const [done] = await takeBackBadReleases(store, origin(), null);
  expect(done).toMatch(/^investor-app@1\.1\.0-\w+ was rolled back to 1\.0\.0-\w+: .*30 of 40/);
  expect(await liveVersion()).toBe(OLD);
  const [event] = await listEvents(store, 'investor-app');
  expect(event).toMatchObject({ action: 'rollback', from: NEW, to: OLD });
  expect(event?.reason).toMatch(/^by rule: /);
});

it.each([
  ['does well', counts(NEW, good)],
  ['fails for too few to believe it', counts(NEW, { ...bad, clients: 4, failingClients: 3 })],
  ['was hardly tried', counts(NEW, { loads: 1, failures: 2, clients: 3, failingClients: 2 })],
])('leaves alone what %s', async (_, found) => {
  await release(store, 'investor-app', '1.1.0');
  reported = [counts(OLD, good), found];
  expect(await takeBackBadReleases(store, origin(), 'investor-app')).toEqual([]);
  expect(await liveVersion()).toBe(NEW);
});

it('leaves alone what was as bad before', async () => {
  await release(store, 'investor-app', '1.1.0');
  reported = [counts(OLD, bad), counts(NEW, bad)];
  expect(await takeBackBadReleases(store, origin(), null)).toEqual([]);
});

it('changes nothing when everything goes wrong at once', async () => {
  await release(store, 'investor-app', '1.1.0');
  await release(store, 'auth-app', '1.0.0');
  const next = await release(store, 'auth-app', '1.1.0');
  reported = [counts(NEW, bad), { ...counts(next, bad), app: 'auth-app' }];
  expect(await takeBackBadReleases(store, origin(), 'investor-app')).toEqual([]);
  expect(await liveVersion()).toBe(NEW);
});

it('says so when there is nothing to go back to', async () => {
  reported = [counts(OLD, bad)];
  const [done] = await takeBackBadReleases(store, origin(), null);
  expect(done).toContain('there is none before');
  expect(await liveVersion()).toBe(OLD);
});

it('ends a bad canary, and the live release stays', async () => {
  const manifest = await publish(store, 'investor-app', '1.1.0');
  if (manifest.name === 'shell') throw new Error('No remote.');
  await startCanary(store, manifest, { sharePercent: 10, addresses: [] });
  reported = [counts(OLD, good), counts(NEW, bad)];
  const [done] = await takeBackBadReleases(store, origin(), null);
  expect(done).toContain('canary');
  const line = (await readRegistry(store))['investor-app'];
  expect([line?.version, line?.canary]).toEqual([OLD, undefined]);
});

it('changes nothing without the counts', async () => {
  await release(store, 'investor-app', '1.1.0');
  reported = [counts(OLD, good), counts(NEW, bad)];
  process.env['RELEASE_REPORTS_TOKEN'] = 'another-token-of-thirty-two-characters';
  await expect(takeBackBadReleases(store, origin(), null)).rejects.toThrow('RELEASE_REPORTS_TOKEN');
  expect(await liveVersion()).toBe(NEW);
});
