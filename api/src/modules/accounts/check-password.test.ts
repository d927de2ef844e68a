import { changePassword } from '@syndication/contract/account-security/account-security.endpoints';
import {
  saveEntrepreneurToken,
  setPassword,
  signIn,
} from '@syndication/contract/accounts/accounts.endpoints';
import { LOGIN_VERSION } from '@syndication/contract/accounts/accounts.rules';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';

import { auditLog, rateLimits, resetTokens, users } from '../../database/schema';
import { hashSecretId } from '../../http/secret-id';
import { addEntrepreneur, only } from '../../testing/fixtures';
import type { TestBrowser } from '../../testing/test-browser';
import { useApi } from '../../testing/use-api';
import { hashPassword, isOutdatedHash } from './passwords';

const api = useApi();
const PASSWORD = 'Correct1horse';
const EMAIL = 'eve@company.test';
const OWNER = '203.0.113.10';
const STRANGER = '198.51.100.66';

async function addOwner(email = EMAIL) {
  const user = await addEntrepreneur(api.db, email);
  const passwordHash = await hashPassword(PASSWORD);
  await api.db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
  return user;
}

interface Try {
  browser?: TestBrowser;
  email?: string;
  password?: string;
  client?: string;
}

const tryToSignIn = ({ browser, email = EMAIL, password = 'Wrong1pass', client = STRANGER }: Try) =>
  (browser ?? api.browser()).call(signIn, {
    body: { email, password },
    headers: { 'x-forwarded-for': client },
  });

async function fail(count: number, attempt: Try = {}): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 1) statuses.push((await tryToSignIn(attempt)).status);
  return statuses;
}

/** Many failures from many places, without trying passwords. */
const makeAccountHot = async () => {
  await fail(1);
  await api.db.update(rateLimits).set({ points: 500 });
};

/** Signs in as people do: the browser is a known one afterwards. */
async function signInFully(browser: TestBrowser, email = EMAIL) {
  const { data } = await tryToSignIn({ browser, email, password: PASSWORD, client: OWNER });
  const body = { token: data.token, version: LOGIN_VERSION };
  expect((await browser.call(saveEntrepreneurToken, { body })).status).toBe(204);
}

it('makes a sixth attempt wait, the right password too, and says how long', async () => {
  await addOwner();
  api.setNow(new Date('2026-03-01T12:00:00Z'));
  expect(await fail(6)).toEqual([401, 401, 401, 401, 401, 429]);
  const answer = await tryToSignIn({ password: PASSWORD });
  expect([answer.status, answer.headers['retry-after']]).toEqual([429, '1']);
  expect(answer.error?.message).toBe('Too many attempts. Please wait 1 second and try again.');
  api.setNow(new Date('2026-03-01T12:00:01Z'));
  expect((await tryToSignIn({ password: PASSWORD })).status).toBe(200);
  expect(await fail(5)).not.toContain(429);
});

it('delays guesses at an unknown address in the same way', async () => {
  await addOwner();
  api.setNow(new Date());
  const known = await fail(7);
  expect(await fail(7, { email: 'nobody@company.test' })).toEqual(known);
});

it('does not make the owner wait for a stranger', async () => {
  await addOwner();
  api.setNow(new Date());
  expect(await fail(6)).toContain(429);
  expect((await tryToSignIn({ password: PASSWORD, client: OWNER })).status).toBe(200);
});

it('never makes a known browser of the owner wait for guesses from everywhere', async () => {
  await addOwner();
  const browser = api.browser();
  await signInFully(browser);
  api.setNow(new Date());
  await makeAccountHot();
  expect((await tryToSignIn({ password: PASSWORD, client: OWNER })).status).toBe(429);
  expect((await tryToSignIn({ browser, password: PASSWORD, client: OWNER })).status).toBe(200);

  expect(await fail(6, { browser })).toEqual([401, 401, 401, 401, 401, 429]);
  expect(JSON.stringify(await api.db.select().from(rateLimits))).not.toContain('company.test');
});

it.each([
  ['another account', async (browser: TestBrowser) => signInFully(browser, 'other@company.test')],
  [
    'a made-up cookie',
    async (browser: TestBrowser) =>
      void browser.cookies.set('known-browser', `${'x'.repeat(43)}.y`),
  ],
])('takes a browser with %s for an unknown one', async (_, prepare) => {
  await addOwner();
  await addOwner('other@company.test');
  const browser = api.browser();
  await prepare(browser);
  api.setNow(new Date());
  await makeAccountHot();
  expect((await tryToSignIn({ browser, password: PASSWORD, client: OWNER })).status).toBe(429);
});

it('lets the owner in by a reset link while others guess', async () => {
  const user = await addOwner();
  api.setNow(new Date());
  await makeAccountHot();
  const expiresAt = new Date(Date.now() + 60_000);
  await api.db
    .insert(resetTokens)
    .values({ userId: user.id, tokenHash: hashSecretId('token'), expiresAt });
  const browser = api.browser();
  const password = 'Battery2staple';
  const reset = { email: EMAIL, token: 'token', password, password_confirmation: password };
  await browser.call(setPassword, { body: { userId: 'anon', ...reset } });
  expect((await tryToSignIn({ browser, password, client: OWNER })).status).toBe(200);
});

it('counts wrong passwords of the account page too', async () => {
  const user = await addOwner();
  const browser = await api.browserOf(user.id);
  api.setNow(new Date());
  const password = 'Battery2staple';
  const statuses: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    const body = { currentPassword: 'Wrong1pass', password, password_confirmation: password };
    statuses.push((await browser.call(changePassword, { body })).status);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
});

it('records failures, and a wait once, without the address', async () => {
  const user = await addOwner();
  api.setNow(new Date());
  await fail(9);
  const rows = await api.db.select().from(auditLog).orderBy(auditLog.id);
  expect(rows.map(({ action }) => action)).toEqual([
    ...Array.from({ length: 5 }, () => 'sign-in-failed'),
    'sign-in-throttled',
  ]);
  expect(rows.at(-1)).toMatchObject({
    userId: user.id,
    details: { email: 'e…@company.test', waitSeconds: '1' },
  });
});

it('hashes again what was hashed with weaker parameters', async () => {
  const user = await addOwner();
  const passwordHash = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  await api.db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
  for (let n = 0; n < 2; n += 1) {
    expect((await tryToSignIn({ password: PASSWORD })).status).toBe(200);
    const stored = only(await api.db.select().from(users));
    expect(isOutdatedHash(stored.passwordHash ?? '')).toBe(false);
  }
});
