import { startCanary } from '../live/canary';
import { findEvent } from '../store/events';
import type { FolderStore } from '../store/folder-store';
import { rollBack } from '../rollback/roll-back';
import { readRegistry } from '../store/registry';
import { pollReleases } from './reports';
import { rollBackBadReleases } from './auto-rollback';
import { publish, release, temporaryStore, versionOf } from '../testing/builds';
import { BAD, counts, GOOD, useReportsApi } from '../testing/reports-api';

const [OLD, NEW, NEWEST] = ['1.0.0', '1.1.0', '1.2.0'].map((number) =>
  versionOf('investor-app', number),
) as [string, string, string];
const AUTH_NEW = versionOf('auth-app', '1.1.0');
const HOUR_MS = 60 * 60_000;

const api = useReportsApi();
let store: FolderStore;

beforeEach(async () => {
  store = await temporaryStore();
  await release(store, 'investor-app', '1.0.0');
});

/** Does something as if it had been done hours ago. */
async function hoursAgo(hours: number, act: () => Promise<void>): Promise<void> {
  jest.useFakeTimers({
    now: Date.now() - hours * HOUR_MS,
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout'],
  });
  await act().finally(() => jest.useRealTimers());
}
const liveVersion = async () => (await readRegistry(store))['investor-app']?.version;
const autoRollback = async (only: 'investor-app' | null = null) =>
  rollBackBadReleases(store, await pollReleases(store, api.origin), only);

async function startCanaryOf(number: string): Promise<void> {
  const manifest = await publish(store, 'investor-app', number);
  if (manifest.name === 'shell') throw new Error('No remote.');
  await startCanary(store, manifest, { sharePercent: 10, addresses: [] });
}

it('rolls back what goes wrong for too many, and says why', async () => {
  await release(store, 'investor-app', '1.1.0');
  api.reported = [counts(OLD, GOOD), counts(NEW, BAD)];
  const [done] = await autoRollback();
  expect(done).toMatchObject({
    isRolledBack: true,
    words: expect.stringMatching(
      /^investor-app@1\.1\.0-\w+ was rolled back to 1\.0\.0-\w+: .*30 of 40/,
    ),
  });
  expect(await liveVersion()).toBe(OLD);
  const event = await findEvent(store, 'investor-app');
  expect(event).toMatchObject({ action: 'rollback', from: NEW, to: OLD });
  expect(event?.reason).toMatch(/^by rule: /);
});

it.each([
  ['does well', counts(NEW, GOOD)],
  ['fails for too few to believe it', counts(NEW, { ...BAD, clients: 4, failingClients: 3 })],
  ['was hardly tried', counts(NEW, { loads: 1, failures: 2, clients: 3, failingClients: 2 })],
])('leaves alone what %s', async (_, found) => {
  await release(store, 'investor-app', '1.1.0');
  api.reported = [counts(OLD, GOOD), found];
  expect(await autoRollback('investor-app')).toEqual([]);
  expect(await liveVersion()).toBe(NEW);
});

it('leaves alone what was as bad before', async () => {
  await release(store, 'investor-app', '1.1.0');
  api.reported = [counts(OLD, BAD), counts(NEW, BAD)];
  expect(await autoRollback()).toEqual([]);
});

describe('when several go wrong at once', () => {
  beforeEach(async () => {
    api.reported = [counts(NEW, BAD), counts(AUTH_NEW, { ...BAD, app: 'auth-app' })];
  });

  it('changes nothing, and says so', async () => {
    await release(store, 'investor-app', '1.1.0');
    await release(store, 'auth-app', '1.0.0');
    await release(store, 'auth-app', '1.1.0');
    expect(await autoRollback('investor-app')).toEqual([
      { isRolledBack: false, words: expect.stringContaining('auth-app go wrong at once') },
    ]);
    expect(await liveVersion()).toBe(NEW);
  });

  it('counts none that has nothing to go back to', async () => {
    await release(store, 'investor-app', '1.1.0');
    await release(store, 'auth-app', '1.1.0');
    expect(await autoRollback('investor-app')).toMatchObject([{ isRolledBack: true }]);
    expect(await liveVersion()).toBe(OLD);
  });

  it('counts none that has been live for longer than the reports go back', async () => {
    await hoursAgo(2, async () => {
      await release(store, 'auth-app', '1.0.0');
      await release(store, 'auth-app', '1.1.0');
    });
    await release(store, 'investor-app', '1.1.0');
    expect(await autoRollback()).toEqual([
      { isRolledBack: true, words: expect.stringContaining('investor-app@1.1.0') },
      { isRolledBack: false, words: expect.stringContaining('what changed last is investor-app') },
    ]);
    expect((await readRegistry(store))['auth-app']?.version).toBe(AUTH_NEW);
  });

  it('changes nothing when all have been live for long', async () => {
    store = await temporaryStore();
    await hoursAgo(2, async () => {
      for (const app of ['auth-app', 'investor-app'] as const) {
        await release(store, app, '1.0.0');
        await release(store, app, '1.1.0');
      }
    });
    expect(await autoRollback()).toMatchObject([{ isRolledBack: false }, { isRolledBack: false }]);
  });
});

it('says so when going back would break something else', async () => {
  const needed = { requires: { react: { range: '^18.0.0', exports: null } } };
  await release(store, 'auth-app', '1.0.0', needed);
  await release(store, 'auth-app', '1.1.0');
  const shell = { provides: { react: { version: '19.0.0', exports: null } } };
  await release(store, 'shell', '1.0.0', shell);
  api.reported = [counts(AUTH_NEW, { ...BAD, app: 'auth-app' })];
  expect(await autoRollback()).toEqual([
    { isRolledBack: false, words: expect.stringContaining('asks for react ^18.0.0') },
  ]);
  expect((await readRegistry(store))['auth-app']?.version).toBe(AUTH_NEW);
});

it('says so when there is nothing to go back to', async () => {
  api.reported = [counts(OLD, BAD)];
  expect(await autoRollback()).toEqual([
    { isRolledBack: false, words: expect.stringContaining('there is none before') },
  ]);
  expect(await liveVersion()).toBe(OLD);
});

describe('after a rollback by rule', () => {
  beforeEach(async () => {
    await release(store, 'investor-app', '1.1.0');
    await release(store, 'investor-app', '1.2.0');
    api.reported = [counts(NEWEST, BAD)];
    await autoRollback();
    expect(await liveVersion()).toBe(NEW);
    api.reported = [counts(NEW, BAD), counts(NEWEST, BAD)];
  });

  it('goes back no further', async () => {
    expect(await autoRollback()).toEqual([
      {
        isRolledBack: false,
        words: expect.stringContaining('the rule has gone back to it already'),
      },
    ]);
    expect(await liveVersion()).toBe(NEW);
  });

  it('goes back no further because of a canary that was tried meanwhile', async () => {
    await startCanaryOf('1.3.0');
    expect(await autoRollback()).toMatchObject([{ isRolledBack: false }]);
    expect(await liveVersion()).toBe(NEW);
  });

  it('rolls back what was made live since', async () => {
    await rollBack(store, 'investor-app', { version: OLD });
    await release(store, 'investor-app', '1.1.0');
    expect(await autoRollback()).toMatchObject([{ isRolledBack: true }]);
    expect(await liveVersion()).toBe(OLD);
  });
});

it('ends a bad canary, and the live release stays', async () => {
  await startCanaryOf('1.1.0');
  api.reported = [counts(OLD, GOOD), counts(NEW, BAD)];
  expect(await autoRollback()).toEqual([
    { isRolledBack: true, words: expect.stringContaining('canary') },
  ]);
  const entry = (await readRegistry(store))['investor-app'];
  expect([entry?.version, entry?.canary]).toEqual([OLD, undefined]);
});

it('ends no canary that came after the one that was judged', async () => {
  await startCanaryOf('1.1.0');
  api.reported = [counts(OLD, GOOD), counts(NEW, BAD)];
  const poll = await pollReleases(store, api.origin);
  await startCanaryOf('1.2.0');
  await expect(rollBackBadReleases(store, poll, null)).rejects.toThrow('is the canary by now');
  expect((await readRegistry(store))['investor-app']?.canary?.release.version).toBe(NEWEST);
});

it('changes nothing without the counts', async () => {
  await release(store, 'investor-app', '1.1.0');
  api.reported = [counts(OLD, GOOD), counts(NEW, BAD)];
  process.env['RELEASE_REPORTS_TOKEN'] = 'another-token-of-thirty-two-characters';
  await expect(autoRollback()).rejects.toThrow('RELEASE_REPORTS_TOKEN');
  expect(await liveVersion()).toBe(NEW);
});
