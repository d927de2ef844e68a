import type { RemoteApp } from '@syndication/contract/host';
import type { RemoteRelease } from '@syndication/contract/release/registry.rules';

import { findCandidates } from './candidates';
import { RemoteLoadError } from './failures';
import { loadRelease } from './load-release';
import { loadRemoteApp, RELEASE_DEADLINE_MS } from './load-remote';
import { noteFailure } from './note-failure';

jest.mock('./candidates', () => ({ findCandidates: jest.fn() }));
jest.mock('./load-release', () => ({ loadRelease: jest.fn() }));
jest.mock('./note-failure', () => ({ noteFailure: jest.fn() }));
jest.mock('./retry', () => ({ pauseBeforeRetry: () => Promise.resolve() }));
jest.mock('./fetch-scripts', () => ({ refetchScripts: () => Promise.resolve(null) }));

const load = jest.mocked(loadRelease);
const app = { name: 'auth-app' } as RemoteApp;
const release = (version: string) => ({ name: 'auth-app', version }) as RemoteRelease;
const LIVE = release('2');
const BEFORE = release('1');

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const never = () => new Promise<never>(() => undefined);

/** A second after its entry has run, one of its chunks does not come. */
const loseChunk: typeof loadRelease = async (lost, onEntry) => {
  await pass(1_000);
  onEntry();
  await pass(1_000);
  throw new RemoteLoadError(lost.name, lost.version, 'chunk', 'network', null);
};
const succeed: typeof loadRelease = async (_, onEntry) => {
  await pass(1_000);
  onEntry();
  await pass(1_000);
  return app;
};

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(findCandidates).mockResolvedValue([LIVE, BEFORE]);
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const failures = () =>
  jest
    .mocked(noteFailure)
    .mock.calls.map(([{ version, phase, reason }]) => [version, phase, reason]);
const aftermaths = () => jest.mocked(noteFailure).mock.calls.map(([, aftermath]) => aftermath);

it('says how long it took with both tries', async () => {
  load.mockImplementationOnce(loseChunk).mockImplementationOnce(succeed);
  const coming = loadRemoteApp('auth-app', new Set(), jest.fn());
  await jest.advanceTimersByTimeAsync(4_000);
  const { release: loaded, times } = await coming;
  expect(loaded).toBe(LIVE);
  expect(times).toEqual({ registry: 0, entry: 3_000, chunk: 1_000 });
  expect(failures()).toEqual([]);
});

it('says how far the second try came', async () => {
  load.mockImplementationOnce(loseChunk).mockImplementationOnce(never);
  load.mockImplementationOnce(succeed);
  const coming = loadRemoteApp('auth-app', new Set(), jest.fn());
  await jest.advanceTimersByTimeAsync(RELEASE_DEADLINE_MS + 2_000);
  expect((await coming).release).toBe(BEFORE);
  expect(failures()).toEqual([['2', 'entry', 'timeout']]);
});

it('counts the wait for the registry in the deadline of the first release, not of the next', async () => {
  jest.mocked(findCandidates).mockImplementation(async () => {
    await pass(4_000);
    return [LIVE, BEFORE, release('0')];
  });
  load.mockImplementation(never);
  void loadRemoteApp('auth-app', new Set(), jest.fn());
  await jest.advanceTimersByTimeAsync(RELEASE_DEADLINE_MS - 1);
  expect(failures()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(failures()).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(RELEASE_DEADLINE_MS - 1);
  expect(failures()).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(failures()).toHaveLength(2);
  // The wait for the registry was a part of the first one's.
  const afterMs = RELEASE_DEADLINE_MS;
  expect(aftermaths()).toEqual([
    { fellBackTo: '1', afterMs },
    { fellBackTo: '0', afterMs },
  ]);
});

it('says of what fails at once that it did, with both tries', async () => {
  load.mockImplementationOnce(loseChunk).mockImplementationOnce(loseChunk);
  load.mockImplementationOnce(never).mockImplementationOnce(succeed);
  jest.mocked(findCandidates).mockResolvedValue([LIVE, BEFORE, release('0')]);
  const coming = loadRemoteApp('auth-app', new Set(), jest.fn());
  await jest.advanceTimersByTimeAsync(4_000 + RELEASE_DEADLINE_MS + 2_000);
  expect((await coming).awaitedAt).toBe(performance.now() - 2_000);
  expect(aftermaths()).toEqual([
    { fellBackTo: '1', afterMs: 4_000 },
    { fellBackTo: '0', afterMs: RELEASE_DEADLINE_MS },
  ]);
});
