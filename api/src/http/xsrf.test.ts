import {
  getInvestorLogin,
  saveEntrepreneurToken,
  signIn,
} from '@syndication/contract/accounts/accounts.endpoints';
import { LOGIN_VERSION } from '@syndication/contract/accounts/accounts.rules';
import { postFeedback } from '@syndication/contract/feedback/feedback.endpoints';
import { postVentureActive } from '@syndication/contract/ventures/ventures.endpoints';
import { eq } from 'drizzle-orm';

import { buildApp } from '../app';
import { feedback, users } from '../database/schema';
import { hashPassword } from '../modules/accounts/passwords';
import { addEntrepreneur, addVenture } from '../testing/fixtures';
import { TestBrowser } from '../testing/test-browser';
import { TEST_ORIGIN, useApi } from '../testing/use-api';

const api = useApi();
const PASSWORD = 'Correct1horse';
const body = { name: 'A', email: 'a@b.test', subject: 'S', body: 'B' };

const send = (browser: TestBrowser, headers: Record<string, string> = {}) =>
  browser.call(postFeedback, { body, headers });

async function tokenOf(browser: TestBrowser): Promise<string> {
  await browser.call(getInvestorLogin, {});
  return browser.cookies.get('XSRF-TOKEN') ?? '';
}

async function expectRefused(answer: Awaited<ReturnType<typeof send>>) {
  expect([answer.status, answer.error?.code]).toEqual([403, 'XSRF_REJECTED']);
  expect(await api.db.select().from(feedback)).toHaveLength(0);
}

describe('a write', () => {
  it.each([
    ['without a token', { 'x-xsrf-token': '' }],
    ['with a made-up token', { 'x-xsrf-token': 'x'.repeat(43) }],
    ['from a foreign origin', { origin: 'https://evil.example' }],
    ['from an opaque origin', { origin: 'null' }],
    ['from an origin that only begins as ours', { origin: `${TEST_ORIGIN}.evil.test` }],
    ['from another scheme', { origin: 'https://localhost:3000' }],
    ['from another port', { origin: 'http://localhost:3001' }],
    ['from a sub-domain', { origin: 'http://evil.localhost:3000' }],
    ['from a name with ours in front', { origin: 'http://localhost:3000@evil.test' }],
    ['from no origin that can be read', { origin: 'localhost:3000' }],
    ['from another site without an origin', { 'sec-fetch-site': 'cross-site' }],
    ['from a sub-domain without an origin', { 'sec-fetch-site': 'same-site' }],
  ])('is refused %s', async (_, headers) => {
    await expectRefused(await send(api.browser(), headers));
  });

  it('is refused with the token in the cookie alone', async () => {
    const browser = api.browser();
    await tokenOf(browser);
    await expectRefused(await send(browser, { 'x-xsrf-token': '' }));
  });

  it('is refused when someone planted cookie and token together', async () => {
    const browser = api.browser();
    browser.cookies.set('pre-session', 'planted');
    browser.cookies.set('XSRF-TOKEN', 'planted');
    await expectRefused(await send(browser, { 'x-xsrf-token': 'planted' }));
  });

  it('is accepted with its own token and origin', async () => {
    expect((await send(api.browser(), { origin: TEST_ORIGIN })).status).toBe(204);
  });

  it('is refused from sub-domains of the public origin, and taken from itself', async () => {
    const { context } = api;
    const config = { ...context.config, PUBLIC_ORIGIN: 'https://deals.test' };
    const app = await buildApp({ ...context, config });
    const statusFrom = async (origin: string) =>
      (await send(new TestBrowser(app), { origin })).status;
    const origins = ['https://x.deals.test', 'http://deals.test', 'https://deals.test:8443'];
    for (const origin of origins) expect(await statusFrom(origin)).toBe(403);
    expect(await statusFrom('https://deals.test')).toBe(204);
    await app.close();
  });
});

describe('a token', () => {
  it("of another session opens nothing, nor does a stranger's", async () => {
    const owner = await addEntrepreneur(api.db);
    const { venture } = await addVenture(api.db, owner);
    const browser = await api.browserOf(owner.id);
    const change = (token: string) =>
      browser.call(postVentureActive, {
        body: { ventureId: venture.id },
        headers: { 'x-xsrf-token': token },
      });
    const foreign = [await api.browserOf(owner.id), api.browser()];
    for (const other of foreign) {
      expect((await change(await tokenOf(other))).error?.code).toBe('XSRF_REJECTED');
    }
    expect((await change(await tokenOf(browser))).status).toBe(204);
  });

  it('protects sign-in too, and is handed out with the refusal', async () => {
    const browser = api.browser();
    browser.cookies.set('XSRF-TOKEN', 'stale');
    const credentials = { email: 'a@b.test', password: 'x' };
    const first = await browser.call(signIn, { body: credentials });
    expect(first.error?.code).toBe('XSRF_REJECTED');
    const second = await browser.call(signIn, { body: credentials });
    expect(second.error?.code).toBe('SIGN_IN_FAILED');
  });

  it('from before the sign-in is void after it, for anyone who planted it', async () => {
    const user = await addEntrepreneur(api.db);
    const passwordHash = await hashPassword(PASSWORD);
    await api.db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    const attacker = api.browser();
    const planted = await tokenOf(attacker);

    const victim = api.browser();
    for (const [name, value] of attacker.cookies) victim.cookies.set(name, value);
    const { data } = await victim.call(signIn, { body: { email: user.email, password: PASSWORD } });
    const exchange = { token: data.token, version: LOGIN_VERSION };
    expect((await victim.call(saveEntrepreneurToken, { body: exchange })).status).toBe(204);
    expect(victim.cookies.has('pre-session')).toBe(false);

    await expectRefused(await send(victim, { 'x-xsrf-token': planted }));
    expect((await attacker.call(getInvestorLogin, {})).data.deMember).toBeNull();
    expect((await send(victim)).status).toBe(204);
  });
});
