import {
  getInvestorLogin,
  saveEntrepreneurToken,
  signIn,
} from '@syndication/contract/accounts/accounts.endpoints';
import { getSyndicationGroups } from '@syndication/contract/members/members.endpoints';

import { buildApp } from '../app';
import { users } from '../database/schema';
import { createSignInToken } from '../modules/accounts/sign-in-token';
import { addEntrepreneur } from '../testing/fixtures';
import { useApi } from '../testing/use-api';
import type { AdmissionQueue } from './admission-queue';
import type { QueueName } from './admission';

const api = useApi();

/** Takes every place of a queue, the waiting ones too; returns what gives them back. */
function fill(queue: AdmissionQueue): () => Promise<void> {
  let end = (): void => undefined;
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  const taken: Promise<void>[] = [];
  while (!queue.isFull()) taken.push(queue.run(() => over));
  const settled = Promise.allSettled(taken);
  return async () => {
    end();
    await settled;
  };
}

const statements = () =>
  jest.spyOn(
    (api.db as unknown as { session: { prepareQuery: () => void } }).session,
    'prepareQuery',
  );

const filled: (() => Promise<void>)[] = [];

const fillQueue = (name: QueueName) => void filled.push(fill(api.app.admission[name]));

/** The limits of waiting never pass, and everything is served at once, as the queue sees it. */
const stopTime = () =>
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'Date'] });

afterEach(async () => {
  jest.useRealTimers();
  for (const empty of filled.splice(0)) await empty();
  jest.restoreAllMocks();
});

describe('a full queue', () => {
  it('is answered 503 with a message and a time, before the database is asked', async () => {
    const browser = api.browser();
    await browser.send({ method: 'GET', url: '/api/v1/login' });
    browser.cookies.set('session', 'made-up');
    fillQueue('database');
    const asked = statements();
    const begun = jest.spyOn(api.app.admission.database, 'run');
    const { status, headers, error } = await browser.call(getSyndicationGroups, { query: {} });
    expect(status).toBe(503);
    expect(error).toEqual({
      code: 'UNAVAILABLE',
      message: 'The service is busy. Please try again in a moment.',
    });
    expect(headers['retry-after']).toMatch(/^[3-7]$/);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(asked).not.toHaveBeenCalled();
    expect(begun).not.toHaveBeenCalled();
  });

  it('refuses sign-ins before the database is asked, and counts no attempt', async () => {
    await addEntrepreneur(api.db, 'eve@company.test');
    const browser = api.browser();
    await browser.send({ method: 'GET', url: '/api/v1/login' });
    fillQueue('passwords');
    const asked = statements();
    const begun = jest.spyOn(api.app.admission.passwords, 'run');
    const body = { email: 'eve@company.test', password: 'Correct1horse' };
    expect((await browser.call(signIn, { body })).status).toBe(503);
    expect(asked).not.toHaveBeenCalled();
    expect(begun).not.toHaveBeenCalled();
  });

  it('leaves other calls and their session alone', async () => {
    const browser = api.browser();
    for (const name of ['passwords', 'sessions', 'providers'] as const) fillQueue(name);
    expect((await browser.call(getInvestorLogin, {})).status).toBe(200);
  });

  it('still begins a session after a right password', async () => {
    const passwordHash = 'of a password';
    const { id: userId, email, role } = await addEntrepreneur(api.db);
    await api.db.update(users).set({ passwordHash });
    const token = await createSignInToken(api.context, { userId, email, role, passwordHash });
    const browser = api.browser();
    await browser.send({ method: 'GET', url: '/api/v1/login' });
    for (const name of ['database', 'passwords', 'providers'] as const) fillQueue(name);
    const { status } = await browser.call(saveEntrepreneurToken, { body: { token, version: 2 } });
    expect(status).toBe(204);
  });

  it('never refuses health checks', async () => {
    for (const name of Object.keys(api.app.admission)) fillQueue(name as QueueName);
    for (const url of ['/api/health/live', '/api/health/ready', '/api/health/mail']) {
      expect((await api.browser().send({ method: 'GET', url })).statusCode).toBe(200);
    }
  });

  it('serves again as soon as there is room', async () => {
    const browser = api.browser();
    fillQueue('database');
    expect((await browser.send({ method: 'GET', url: '/api/v1/login' })).statusCode).toBe(503);
    await filled.pop()?.();
    expect((await browser.send({ method: 'GET', url: '/api/v1/login' })).statusCode).toBe(200);
  });
});

it('takes a client that went away out of the queue', async () => {
  stopTime();
  const app = await buildApp(api.context);
  const { database } = app.admission;
  let end = (): void => undefined;
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  try {
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    for (let n = 0; n < 10; n += 1) void database.run(() => over);
    const waiting = jest.spyOn(database, 'run');
    const controller = new AbortController();
    const visit = fetch(`${origin}/api/v1/login`, { signal: controller.signal });
    while (waiting.mock.calls.length === 0) await new Promise(setImmediate);
    controller.abort();
    await expect(visit).rejects.toThrow('aborted');
    await expect(waiting.mock.results[0]?.value).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  } finally {
    end();
    jest.useRealTimers();
    await app.close();
  }
});

// Neither how fast they are served, which is for the benchmark to say, nor how fast those of other tests were.
it('has room for the ten calls of a page of twenty people at once', async () => {
  stopTime();
  const app = await buildApp(api.context);
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => app.inject({ method: 'GET', url: '/api/v1/login' })),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  await app.close();
});
