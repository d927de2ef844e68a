import type { RemoteRelease } from '@syndication/contract/release/registry.rules';

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

/** The module as a page has it that has just come. */
async function openPage() {
  jest.resetModules();
  const memory = await import('./release-memory');
  const written = async () => {
    await jest.advanceTimersByTimeAsync(0);
  };
  return {
    written,
    recall: () => memory.recallReleases(REMOTE),
    fail: (version: string) => memory.rememberFailed(REMOTE, version),
    show: (version: string) => memory.rememberGood({ name: REMOTE, version } as RemoteRelease),
    forget: () => memory.forgetFailures(REMOTE),
    good: () => memory.lastGoodRelease(REMOTE)?.version,
    failed: () => ['1', '2', '3'].filter((version) => memory.hasFailedLately(REMOTE, version)),
  };
}

it('knows in the next page what worked and what failed', async () => {
  const page = await openPage();
  page.show('1');
  page.fail('2');
  page.fail('3');
  await page.written();

  const next = await openPage();
  expect(next.good()).toBeUndefined();
  await next.recall();
  expect(next.good()).toBe('1');
  expect(next.failed()).toEqual(['2', '3']);
});

it('keeps what is stored when a failure is noted before that was read', async () => {
  const page = await openPage();
  page.show('1');
  page.fail('2');
  await page.written();

  const next = await openPage();
  next.fail('3');
  await next.recall();
  expect(next.good()).toBe('1');
  expect(next.failed()).toEqual(['2', '3']);
  await next.written();

  const last = await openPage();
  await last.recall();
  expect(last.good()).toBe('1');
  expect(last.failed()).toEqual(['2', '3']);
});

it('keeps what another tab has stored meanwhile', async () => {
  const one = await openPage();
  const other = await openPage();
  await Promise.all([one.recall(), other.recall()]);
  one.show('1');
  one.fail('2');
  other.fail('3');
  await one.written();

  const next = await openPage();
  await next.recall();
  expect(next.good()).toBe('1');
  expect(next.failed()).toEqual(['2', '3']);
});

it('forgets failures after ten minutes, when a screen of the release stands, and for Retry', async () => {
  const page = await openPage();
  page.fail('1');
  await jest.advanceTimersByTimeAsync(9 * 60_000);
  page.fail('2');
  page.fail('3');
  expect(page.failed()).toEqual(['1', '2', '3']);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(page.failed()).toEqual(['2', '3']);
  page.show('2');
  expect(page.failed()).toEqual(['3']);
  expect(page.good()).toBe('2');
  await page.written();
  // Nothing is kept that counts no more.
  expect(mockStored.get(REMOTE)).toMatchObject({ failed: { 3: expect.any(Number) as number } });
  expect(mockStored.get(REMOTE)).not.toHaveProperty('failed.1');

  page.forget();
  await page.written();
  expect(page.failed()).toEqual([]);
  expect(page.good()).toBe('2');
  expect(mockStored.get(REMOTE)).toMatchObject({ failed: {}, good: { version: '2' } });
});

it('goes on without what it knew when the database hangs', async () => {
  mockIsHung = true;
  const page = await openPage();
  const recalled = page.recall();
  await jest.advanceTimersByTimeAsync(500);
  await recalled;
  expect(page.good()).toBeUndefined();
});
