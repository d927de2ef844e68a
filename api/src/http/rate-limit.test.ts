import { defineEndpoint } from '@syndication/contract/http/endpoint';
import * as z from 'zod/mini';

import { buildApp } from '../app';
import { rateLimits } from '../database/schema';
import { modules } from '../modules';
import { TestBrowser } from '../testing/test-browser';
import { useApi } from '../testing/use-api';
import { perAddress, perEmail } from './rate-limit';
import { registerEndpoint } from './register-endpoint';

const call = (path: string) =>
  defineEndpoint({
    method: 'POST',
    base: '/api/v1',
    path,
    access: 'anyone',
    summary: 'Counted',
    body: z.object({ email: z.string() }),
    response: z.object({ ok: z.boolean() }),
    errors: ['TOO_MANY_REQUESTS'],
  });
const counted = call('/counted');
const alsoCounted = call('/also-counted');

/** Ten times as many outside production. */
const ALLOWED = 20;

const api = useApi([
  ...modules,
  (app) => {
    const rateLimits = [perAddress(ALLOWED / 10), perEmail(ALLOWED / 10)];
    for (const endpoint of [counted, alsoCounted]) {
      registerEndpoint(app, endpoint, async () => ({ ok: true }), { rateLimits });
    }
  },
]);

let lastClient = 0;
/** An address of its own for every test: a refused one stays refused for a minute. */
const newClient = () => `198.51.100.${(lastClient += 1)}`;

/** How calls from behind our own proxy end. */
async function statuses(
  count: number,
  {
    client = newClient(),
    email = (n: number) => `${client}-${n}@a.test`,
    browser = api.browser(),
  } = {},
) {
  const answers = [];
  for (let n = 0; n < count; n += 1) {
    const headers = { 'x-forwarded-for': client };
    answers.push(await browser.call(counted, { body: { email: email(n) }, headers }));
  }
  return answers.map(({ status }) => status);
}

const refusals = (all: number[]) => all.filter((status) => status === 429).length;

it('refuses an address that has used its calls up, and tells it how long to wait', async () => {
  const client = newClient();
  expect(refusals(await statuses(ALLOWED, { client }))).toBe(0);
  const answer = await api.browser().call(counted, {
    body: { email: 'x@a.test' },
    headers: { 'x-forwarded-for': client },
  });
  expect([answer.status, answer.error?.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  const seconds = Number(answer.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(answer.error?.message).toBe(
    `Too many attempts. Please wait ${seconds} second${seconds === 1 ? '' : 's'} and try again.`,
  );
});

it('counts clients behind the edge apart, and calls apart', async () => {
  const client = newClient();
  await statuses(ALLOWED + 1, { client });
  expect(await statuses(1)).toEqual([200]);
  const other = await api.browser().call(alsoCounted, {
    body: { email: 'x@a.test' },
    headers: { 'x-forwarded-for': client },
  });
  expect(other.status).toBe(200);
});

it('ignores what a client claims about its address', async () => {
  const client = newClient();
  const answers = [];
  for (let n = 0; n <= ALLOWED; n += 1) {
    const headers = { 'x-forwarded-for': `10.0.0.${n}, ${client}` };
    answers.push(await api.browser().call(counted, { body: { email: `${n}@b.test` }, headers }));
  }
  expect(answers.at(-1)?.status).toBe(429);
});

it('believes no address that comes from outside', async () => {
  const browser = api.browser();
  const remoteAddress = '203.0.113.200';
  const statuses: number[] = [];
  await browser.send({ method: 'GET', url: '/api/v1/login' });
  for (let n = 0; n <= ALLOWED; n += 1) {
    const answer = await browser.send({
      method: 'POST',
      url: '/api/v1/counted',
      remoteAddress,
      payload: { email: `${n}@c.test` },
      headers: {
        'x-forwarded-for': `198.18.0.${n}`,
        'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '',
      },
    });
    statuses.push(answer.statusCode);
  }
  expect(refusals(statuses)).toBe(1);
});

it('counts an account over all addresses, however it is written', async () => {
  const answers: number[] = [];
  for (let n = 0; n <= ALLOWED; n += 1) {
    const email = () => (n % 2 ? 'Someone@a.test ' : 'someone@a.test');
    answers.push(...(await statuses(1, { email })));
  }
  expect(refusals(answers)).toBe(1);
});

it('counts together with other replicas, and in the database without addresses', async () => {
  const replica = await buildApp(api.context, [
    ...modules,
    (app) =>
      registerEndpoint(app, counted, async () => ({ ok: true }), {
        rateLimits: [perAddress(ALLOWED / 10)],
      }),
  ]);
  const client = newClient();
  await statuses(ALLOWED, { client });
  const browser = new TestBrowser(replica);
  expect(await statuses(1, { client, browser })).toEqual([429]);
  await replica.close();
  const rows = await api.db.select().from(rateLimits);
  expect(JSON.stringify(rows)).not.toContain(client);
  expect(JSON.stringify(rows)).not.toContain('@');
});

it('refuses nobody for the hours that a clock was ahead', async () => {
  const client = newClient();
  await statuses(ALLOWED, { client });
  await api.db.update(rateLimits).set({ expire: new Date(Date.now() + 13 * 3_600_000) });
  expect(refusals(await statuses(ALLOWED, { client }))).toBe(0);
  expect(refusals(await statuses(1, { client }))).toBe(1);
});
