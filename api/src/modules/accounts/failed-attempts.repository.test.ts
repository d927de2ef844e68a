import { sql } from 'drizzle-orm';

import { rateLimits } from '../../database/schema';
import { useApi } from '../../testing/use-api';
import {
  claimAttempt,
  forgetFailures,
  giveAttemptBack,
  type AttemptCounter,
} from './failed-attempts.repository';

const api = useApi([]);
const START = new Date('2026-03-01T12:00:00Z');
const after = (seconds: number) => new Date(START.getTime() + seconds * 1000);

const own: AttemptCounter = { key: 'own', freeFailures: 5, longestWaitSeconds: 900 };
const everyone: AttemptCounter = { key: 'everyone', freeFailures: 50, longestWaitSeconds: 60 };

const attempt = (seconds = 0, counters = [own]) => claimAttempt(api.db, counters, after(seconds));

/** Seconds that a refused attempt is told to wait; null when it is let through. */
const waitOf = (seconds: number, counters = [own]) =>
  attempt(seconds, counters).then(
    () => null,
    (error: { retryAfterSeconds?: number }) => error.retryAfterSeconds,
  );

it('lets five failures through, then makes each wait twice as long, up to 15 minutes', async () => {
  const waits: number[] = [];
  let clock = 0;
  for (let n = 0; n < 16; n += 1) {
    const { nextWaitSeconds } = await attempt(clock);
    waits.push(nextWaitSeconds);
    if (nextWaitSeconds > 0) expect(await waitOf(clock + nextWaitSeconds - 0.5)).toBe(1);
    clock += nextWaitSeconds;
  }
  expect(waits.slice(0, 8)).toEqual([0, 0, 0, 0, 1, 2, 4, 8]);
  expect(waits.slice(-3)).toEqual([512, 900, 900]);
});

it('does not extend the wait by refused attempts', async () => {
  for (let n = 0; n < 7; n += 1) await attempt(n * 10);
  const last = 60;
  expect(await waitOf(last + 1)).toBe(3);
  expect(await waitOf(last + 2)).toBe(2);
  expect(await waitOf(last + 4)).toBeNull();
});

it('lets no more through at once than one after another', async () => {
  // Opens every connection of the pool, so that attempts run concurrently.
  const busy = () => api.db.execute(sql`select count(*) from generate_series(1, 100000)`);
  await Promise.all(Array.from({ length: 20 }, busy));
  for (let round = 0; round < 10; round += 1) {
    const counters = [{ ...own, key: `round ${round}` }];
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, () => attempt(0, counters)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  }
});

it('counts neither when one of two counters has to wait', async () => {
  const hot = { ...everyone, freeFailures: 1 };
  await attempt(0, [{ ...own, key: 'stranger' }, hot]);
  expect(await waitOf(0.2, [own, hot])).toBe(1);
  const keys = (await api.db.select().from(rateLimits)).map(({ key }) => key);
  expect(keys.sort()).toEqual(['everyone', 'stranger']);
});

it('makes an account wait a minute at most, however many addresses guess at it', async () => {
  let longest = 0;
  for (let n = 0; n < 80; n += 1) {
    const { nextWaitSeconds } = await attempt(n * 60, [{ ...own, key: `client ${n}` }, everyone]);
    if (n < 49) expect(nextWaitSeconds).toBe(0);
    longest = Math.max(longest, nextWaitSeconds);
  }
  expect(longest).toBe(60);
});

it('starts again after a success, and after a day', async () => {
  for (let n = 0; n < 4; n += 1) await attempt();
  await forgetFailures(api.db, await attempt());
  expect((await attempt()).nextWaitSeconds).toBe(0);
  for (let n = 0; n < 5; n += 1) await attempt(n * 60);
  expect(await waitOf(86_400 + 241)).toBeNull();
  expect((await attempt(86_400 + 242)).nextWaitSeconds).toBe(0);
});

it('does not count an attempt that was given back', async () => {
  for (let n = 0; n < 20; n += 1) await giveAttemptBack(api.db, await attempt());
  expect((await attempt()).nextWaitSeconds).toBe(0);
});

it('makes nobody wait for the hours that a clock was ahead', async () => {
  const hours = 13 * 3_600;
  for (let n = 0; n < 6; n += 1) await attempt(hours + n * 60);
  expect(await waitOf(0)).toBe(2);
  expect(await waitOf(1)).toBe(1);
  expect(await waitOf(3)).toBeNull();
});
