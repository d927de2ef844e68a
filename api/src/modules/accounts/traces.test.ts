import { Writable } from 'node:stream';

import { endSession } from '@syndication/contract/account-security/account-security.endpoints';
import {
  forgotPassword,
  saveEntrepreneurToken,
  setPassword,
  signIn,
} from '@syndication/contract/accounts/accounts.endpoints';
import {
  LOGIN_VERSION,
  RESET_TOKEN_PARAMETER,
} from '@syndication/contract/accounts/accounts.rules';
import { getVenture } from '@syndication/contract/ventures/ventures.endpoints';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import { buildApp } from '../../app';
import { auditLog, outbox, users } from '../../database/schema';
import { addEntrepreneur, addMember, only } from '../../testing/fixtures';
import { TestBrowser } from '../../testing/test-browser';
import { useApi } from '../../testing/use-api';
import { hashPassword } from './passwords';

/*
 * What people do leaves traces in the log and in the audit trail, and none of them gives anything away.
 */
const api = useApi();
const EMAIL = 'eve.founder@company.test';
const PASSWORD = 'Correct1horse';
const NOWHERE = '11111111-1111-4111-8111-111111111111';

let lines: string[] = [];
let app: FastifyInstance;

beforeEach(async () => {
  lines = [];
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const config = { ...api.context.config, LOG_LEVEL: 'trace' as const };
  app = await buildApp({ ...api.context, config }, undefined, stream);
});
afterEach(() => app.close());

async function addOwner() {
  const user = await addEntrepreneur(api.db, EMAIL);
  const passwordHash = await hashPassword(PASSWORD);
  await api.db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
  return user;
}

async function signInWith(browser: TestBrowser, password = PASSWORD) {
  const { data } = await browser.call(signIn, { body: { email: EMAIL, password } });
  const token = data?.token;
  if (token) {
    await browser.call(saveEntrepreneurToken, { body: { token, version: LOGIN_VERSION } });
  }
  return token ?? '';
}

const auditRows = () => api.db.select().from(auditLog).orderBy(auditLog.id);

it('logs nothing that opens an account or names its owner', async () => {
  await addOwner();
  const secrets = [PASSWORD, EMAIL, 'eve.founder', 'Wrong1pass', 'Battery2staple'];
  const browser = new TestBrowser(app);
  await signInWith(new TestBrowser(app), 'Wrong1pass');
  secrets.push(await signInWith(browser));
  await browser.call(getVenture, { params: { id: NOWHERE } });
  await browser.send({
    method: 'GET',
    url: '/api/v1/google-auth/callback?code=secret-code&state=secret-state&error=secret-error',
  });
  await browser.send({ method: 'GET', url: `/api/v1/nominations/${EMAIL}?x=secret-query` });
  await browser.send({ method: 'GET', url: '/api/v1/%zz?secret-query' });
  await browser.send({
    method: 'POST',
    url: '/api/v2/sign-in',
    payload: `{"email":"${EMAIL}","password":"${PASSWORD}`,
    headers: { 'content-type': 'application/json', authorization: 'Bearer secret-bearer' },
  });
  await browser.call(forgotPassword, { body: { action: 'forgot', email: EMAIL } });
  const mail = only(await api.db.select().from(outbox));
  const link = new URL(/https?:\S+/.exec(mail.textBody)?.[0] ?? '');
  const token = link.searchParams.get(RESET_TOKEN_PARAMETER) ?? '';
  const password = 'Battery2staple';
  const reset = { userId: 'anon' as const, email: EMAIL, token };
  const answer = await browser.call(setPassword, {
    body: { ...reset, password, password_confirmation: password },
  });
  expect(answer.status).toBe(204);

  secrets.push(token, ...browser.cookies.values());
  const log = lines.join('');
  expect(lines.length).toBeGreaterThan(8);
  expect(log).toContain('/api/v2/user/anon/password');
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(5);
    expect(log).not.toContain(secret);
  }
  expect(log).not.toContain('secret-');
});

it('logs no row that a failing statement was about', async () => {
  await addOwner();
  const broken = new TestBrowser(app);
  await broken.send({ method: 'GET', url: '/api/v1/login' });
  const select = jest.spyOn(api.db, 'select').mockImplementation(() => {
    throw new Error(`Failed query: select … params: ${EMAIL}`, {
      cause: Object.assign(new Error('bad'), { detail: `Key (email)=(${EMAIL}) exists` }),
    });
  });
  expect((await broken.call(signIn, { body: { email: EMAIL, password: PASSWORD } })).status).toBe(
    500,
  );
  select.mockRestore();
  expect(lines.join('')).toContain('INTERNAL');
  expect(lines.join('')).not.toContain(EMAIL);
});

it('records sign-ins, failures and denials with who and where, without addresses', async () => {
  const user = await addOwner();
  const browser = new TestBrowser(app);
  await signInWith(new TestBrowser(app), 'Wrong1pass');
  await signInWith(browser);
  await browser.call(getVenture, { params: { id: NOWHERE } });
  await browser.call(endSession, { params: { sessionId: NOWHERE } });
  await new TestBrowser(app).call(getVenture, { params: { id: NOWHERE } });
  const rows = await auditRows();
  expect(rows.map(({ userId, action, details }) => [userId, action, details])).toEqual([
    [user.id, 'sign-in-failed', { email: 'e…@company.test' }],
    [user.id, 'signed-in', { way: 'password' }],
    [user.id, 'access-denied', { method: 'GET', route: '/api/v1/ventures/:id', code: 'NOT_FOUND' }],
    [
      user.id,
      'access-denied',
      { method: 'DELETE', route: '/api/v1/account/sessions/:sessionId', code: 'NOT_FOUND' },
    ],
  ]);
  expect(JSON.stringify(rows)).not.toContain(EMAIL);
});

it('records users who ask for what only another role can see', async () => {
  const { user } = await addMember(api.db);
  const browser = await api.browserOf(user.id);
  const answer = await browser.send({
    method: 'POST',
    url: '/api/v1/venture-active',
    payload: { ventureId: NOWHERE },
    headers: { 'x-xsrf-token': await xsrfTokenOf(browser) },
  });
  expect(answer.statusCode).toBe(403);
  expect(only(await auditRows())).toMatchObject({
    userId: user.id,
    action: 'access-denied',
    details: { code: 'FORBIDDEN', route: '/api/v1/venture-active' },
  });
});

async function xsrfTokenOf(browser: TestBrowser): Promise<string> {
  await browser.send({ method: 'GET', url: '/api/v1/login' });
  return browser.cookies.get('XSRF-TOKEN') ?? '';
}

it('mails links to the public origin, whatever a request calls its host', async () => {
  await addOwner();
  const browser = new TestBrowser(app);
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.example',
    referer: 'https://evil.example/',
  };
  await browser.call(forgotPassword, { body: { action: 'forgot', email: EMAIL }, headers });
  const mail = only(await api.db.select().from(outbox));
  expect(mail.textBody).toContain(`${api.context.config.PUBLIC_ORIGIN}/reset-password?`);
  expect(mail.textBody + mail.htmlBody).not.toContain('evil');
});
