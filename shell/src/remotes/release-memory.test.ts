import type { RegistryEntry, RemoteRelease } from '@syndication/contract/release/registry.rules';

import { setCrashMark, takeCrashMark } from './browser-settings';
import {
  hasFailedLately,
  orderReleases,
  recallReleases,
  rememberChange,
  type MemoryChange,
} from './release-memory';

const REMOTE = 'investor-app';

// At the edge: what a browser keeps from page to page, each answer a little later.
const mockStored = new Map<string, unknown>();
let mockIsHung = false;
jest.mock('idb-keyval', () => ({
  createStore: () => null,
  get: async (key: string) => {
    await Promise.resolve();
    return mockIsHung ? new Promise(() => undefined) : mockStored.get(key);
  },
  update: async (key: string, updater: (before: unknown) => unknown) => {
    await Promise.resolve();
    mockStored.set(key, updater(mockStored.get(key)));
  },
}));

beforeEach(() => {
  mockStored.clear();
  mockIsHung = false;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const show = (version: string): MemoryChange => ({
  what: 'good',
  release: { name: REMOTE, version } as RemoteRelease,
  at: Date.now(),
});
const fail = (version: string): MemoryChange => ({ what: 'failed', version, at: Date.now() });
const remember = (change: MemoryChange) => rememberChange({}, REMOTE, change);

/** What the next page knows. */
async function recall() {
  const memory = await recallReleases({}, REMOTE);
  const isRecent = (version: string) => hasFailedLately(memory, version, Date.now());
  return { good: memory.good?.version, failed: ['1', '2', '3'].filter(isRecent) };
}

it('knows in the next page what worked and what failed', async () => {
  expect(await recall()).toEqual({ good: undefined, failed: [] });
  await remember(show('1'));
  await remember(fail('2'));
  await remember(fail('3'));
  expect(await recall()).toEqual({ good: '1', failed: ['2', '3'] });
});

it('keeps what another tab stores at the same time', async () => {
  await Promise.all([remember(show('1')), remember(fail('2')), remember(fail('3'))]);
  expect(await recall()).toEqual({ good: '1', failed: ['2', '3'] });
});

it('forgets failures after ten minutes, when the release shows a screen, and for Retry', async () => {
  await remember(fail('1'));
  await jest.advanceTimersByTimeAsync(9 * 60_000);
  await remember(fail('2'));
  await remember(fail('3'));
  expect((await recall()).failed).toEqual(['1', '2', '3']);
  await jest.advanceTimersByTimeAsync(60_000);
  expect((await recall()).failed).toEqual(['2', '3']);
  await remember(show('2'));
  expect(await recall()).toEqual({ good: '2', failed: ['3'] });
  // Nothing is kept that counts no longer.
  expect(mockStored.get(REMOTE)).not.toHaveProperty('failed.1');

  await remember({ what: 'failures cleared' });
  expect(await recall()).toEqual({ good: '2', failed: [] });
});

it('goes on without what it knew when the database hangs', async () => {
  await remember(show('1'));
  mockIsHung = true;
  const recalled = recall();
  await jest.advanceTimersByTimeAsync(500);
  expect((await recalled).good).toBeUndefined();
});

it('knows in the page itself what no database keeps', async () => {
  const memories = {};
  mockIsHung = true;
  await rememberChange(memories, REMOTE, fail('1'));
  const recalled = recallReleases(memories, REMOTE);
  await jest.advanceTimersByTimeAsync(500);
  expect(hasFailedLately(await recalled, '1', Date.now())).toBe(true);
});

describe('the mark of a release that draws', () => {
  const release = { name: REMOTE, version: '1' } as RemoteRelease;

  it('is found once by the next page of the tab', () => {
    setCrashMark(release);
    expect(takeCrashMark()).toEqual({ remote: REMOTE, version: '1' });
    expect(takeCrashMark()).toBeNull();
  });

  it('is gone once the release has shown a screen', () => {
    setCrashMark(release);
    setCrashMark(null);
    expect(takeCrashMark()).toBeNull();
  });
});

describe('the order of releases', () => {
  const NOW = 100 * 60_000;
  const recently = NOW - 60_000;
  const longAgo = NOW - 10 * 60_000;
  const release = (version: string) => ({ name: REMOTE, version }) as RemoteRelease;
  const canary = { release: release('canary'), sharePercent: 0, members: ['me'] };
  const entry: RegistryEntry = { ...release('live'), previous: release('previous'), canary };

  it.each([
    ['live, then the one before', null, {}, ['live', 'previous']],
    ['what worked here before that', null, { good: release('good') }, ['live', 'good', 'previous']],
    ['no release twice', null, { good: release('live') }, ['live', 'previous']],
    ['the canary first', 'me', {}, ['canary', 'live', 'previous']],
    ['no canary for others', 'else', {}, ['live', 'previous']],
    ['what failed lately last', null, { failed: { live: recently } }, ['previous', 'live']],
    [
      'all that failed lately after all that did not',
      'me',
      { good: release('good'), failed: { canary: recently, live: recently } },
      ['good', 'previous', 'canary', 'live'],
    ],
    ['as ever after ten minutes', null, { failed: { live: longAgo } }, ['live', 'previous']],
  ])('has %s', (_, memberKey, memory, order) => {
    const releases = orderReleases(entry, memberKey, { failed: {}, ...memory }, NOW);
    expect(releases.map(({ version }) => version)).toEqual(order);
  });

  it('is what this browser knows when the registry does not load', () => {
    const memory = { good: release('good'), failed: {} };
    expect(orderReleases(undefined, null, memory, NOW)).toEqual([release('good')]);
  });
});
