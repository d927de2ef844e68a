import type { RemoteRelease } from '@syndication/contract/release/registry.rules';

import {
  hasFailedLately,
  recallReleases,
  rememberChange,
  setCrashMark,
  takeCrashMark,
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
const remember = (change: MemoryChange) => rememberChange(REMOTE, change);

/** What the next page knows. */
async function recall() {
  const memory = await recallReleases(REMOTE);
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

  await remember({ what: 'forgiven' });
  expect(await recall()).toEqual({ good: '2', failed: [] });
});

it('goes on without what it knew when the database hangs', async () => {
  await remember(show('1'));
  mockIsHung = true;
  const recalled = recall();
  await jest.advanceTimersByTimeAsync(500);
  expect((await recalled).good).toBeUndefined();
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
