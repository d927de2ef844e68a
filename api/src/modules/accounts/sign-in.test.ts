import {
  deleteInvestorLogin,
  getAnonymousUser,
  getInvestorLogin,
  saveEntrepreneurToken,
  saveInvestorToken,
  signIn,
} from '@syndication/contract/accounts/accounts.endpoints';
import { LOGIN_VERSION } from '@syndication/contract/accounts/accounts.rules';
import { getVentures } from '@syndication/contract/ventures/ventures.endpoints';
import { eq } from 'drizzle-orm';

import { auditLog, users } from '../../database/schema';
import { addEntrepreneur, addGroup, addMember } from '../../testing/fixtures';
import type { TestBrowser } from '../../testing/test-browser';
import { useApi } from '../../testing/use-api';
import { hashPassword } from './passwords';

const api = useApi();
const PASSWORD = 'Correct1horse';
const version = LOGIN_VERSION;
/** The investor's session check when no investor is signed in. */
const NOBODY = { deMember: null, beeMember: null };

async function withPassword(user: { id: string; email: string }) {
  const passwordHash = await hashPassword(PASSWORD);
  await api.db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
  return user;
}

async function addInvestor() {
  const group = await addGroup(api.db, 'Northeast');
  const { user } = await addMember(api.db, { groupIds: [group.id] });
  return withPassword(user);
}

async function getToken(browser: TestBrowser, email: string): Promise<string> {
  const { data } = await browser.call(signIn, { body: { email, password: PASSWORD } });
  return data.token;
}

function exchange(browser: TestBrowser, token: string) {
  return browser.call(saveInvestorToken, {
    body: { version },
    headers: { authorization: `Bearer ${token}` },
  });
}

describe('signing in', () => {
  it('gives an investor a session that lasts', async () => {
    const user = await addInvestor();
    const browser = api.browser();
    const answer = await exchange(browser, await getToken(browser, user.email.toUpperCase()));
    expect(answer.status).toBe(200);
    expect(answer.data.deMember).toMatchObject({ email: user.email, role: 'member' });
    const again = await browser.call(getInvestorLogin, {});
    expect(again.data.deMember?.syndicationGroup?.title).toBe('Northeast');
  });

  it('gives an entrepreneur a session', async () => {
    const user = await withPassword(await addEntrepreneur(api.db));
    const browser = api.browser();
    const token = await getToken(browser, user.email);
    const saved = await browser.call(saveEntrepreneurToken, { body: { token, version } });
    expect(saved.status).toBe(204);
    const me = await browser.call(getAnonymousUser, {});
    expect(me.data).toMatchObject({ id: user.id, role: 'entrepreneur', name: 'Eve Founder' });
  });

  it.each([
    ['a wrong password', (email: string) => ({ email, password: 'Wrong1pass' })],
    ['an unknown address', () => ({ email: 'nobody@x.test', password: PASSWORD })],
  ])('answers 401 to %s, and records it without the address', async (_, body) => {
    const user = await addInvestor();
    const answer = await api.browser().call(signIn, { body: body(user.email) });
    expect(answer.status).toBe(401);
    expect(answer.error?.code).toBe('SIGN_IN_FAILED');
    const [entry] = await api.db.select().from(auditLog);
    expect(entry?.action).toBe('sign-in-failed');
    expect(JSON.stringify(entry?.details)).not.toContain(body(user.email).email);
  });

  it('refuses a token the second time', async () => {
    const user = await addInvestor();
    const browser = api.browser();
    const token = await getToken(browser, user.email);
    expect((await exchange(browser, token)).status).toBe(200);
    expect((await exchange(browser, token)).error?.code).toBe('SIGN_IN_FAILED');
  });

  it('refuses a token after 60 seconds', async () => {
    const user = await addInvestor();
    const browser = api.browser();
    const token = await getToken(browser, user.email);
    api.setNow(new Date(Date.now() + 62_000));
    expect((await exchange(browser, token)).status).toBe(401);
  });

  it('refuses the token of the other role', async () => {
    const user = await withPassword(await addEntrepreneur(api.db));
    const browser = api.browser();
    expect((await exchange(browser, await getToken(browser, user.email))).status).toBe(401);
  });

  it('refuses a token without a signature', async () => {
    const user = await addInvestor();
    const browser = api.browser();
    const [, payload] = (await getToken(browser, user.email)).split('.');
    const header = Buffer.from('{"alg":"none"}').toString('base64url');
    expect((await exchange(browser, `${header}.${payload}.`)).status).toBe(401);
  });

  it('changes the session id at every sign-in and ends the earlier session', async () => {
    const user = await addInvestor();
    const browser = api.browser();
    await exchange(browser, await getToken(browser, user.email));
    const first = browser.cookies.get('session') ?? '';
    await exchange(browser, await getToken(browser, user.email));
    expect(browser.cookies.get('session')).not.toBe(first);
    const thief = api.browser();
    thief.cookies.set('session', first);
    expect((await thief.call(getVentures, { query: {} })).status).toBe(401);
    expect((await thief.call(getInvestorLogin, {})).data).toEqual(NOBODY);
  });
});

describe('the session checks', () => {
  it('say that nobody is signed in without a session', async () => {
    const investor = await api.browser().call(getInvestorLogin, {});
    expect([investor.status, investor.data]).toEqual([200, NOBODY]);
    const entrepreneur = await api.browser().call(getAnonymousUser, {});
    expect([entrepreneur.status, entrepreneur.data]).toEqual([200, null]);
  });

  it('say that nobody is signed in for a session of the other role', async () => {
    const investor = await api.browserOf((await addMember(api.db)).user.id);
    expect((await investor.call(getAnonymousUser, {})).data).toBeNull();
    const entrepreneur = await api.browserOf((await addEntrepreneur(api.db)).id);
    expect((await entrepreneur.call(getInvestorLogin, {})).data).toEqual(NOBODY);
  });
});

describe('a session', () => {
  it('ends on the server at sign-out, which can be repeated', async () => {
    const { user } = await addMember(api.db);
    const browser = await api.browserOf(user.id);
    const id = browser.cookies.get('session') ?? '';
    expect((await browser.call(deleteInvestorLogin, {})).status).toBe(204);
    expect((await browser.call(deleteInvestorLogin, {})).status).toBe(204);
    browser.cookies.set('session', id);
    expect((await browser.call(getVentures, { query: {} })).status).toBe(401);
    expect((await browser.call(getInvestorLogin, {})).data).toEqual(NOBODY);
  });

  it.each([
    ['12 idle hours', [13]],
    ['14 days of use', Array.from({ length: 31 }, (_, index) => (index + 1) * 11)],
  ])('ends after %s', async (_, hours) => {
    const { user } = await addMember(api.db);
    const browser = await api.browserOf(user.id);
    const start = Date.now();
    const statuses: number[] = [];
    for (const hour of hours) {
      api.setNow(new Date(start + hour * 3_600_000));
      statuses.push((await browser.call(getVentures, { query: {} })).status);
    }
    expect(statuses.at(-1)).toBe(401);
    expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true);
    expect((await browser.call(getInvestorLogin, {})).data).toEqual(NOBODY);
  });

  it('lasts no longer because the clock was ahead when it began', async () => {
    const { user } = await addMember(api.db);
    const start = Date.now();
    const afterHours = (hours: number) => api.setNow(new Date(start + hours * 3_600_000));
    afterHours(20 * 24);
    const browser = await api.browserOf(user.id);
    const ask = async () => (await browser.call(getVentures, { query: {} })).status;
    afterHours(0);
    expect(await ask()).toBe(200);
    afterHours(13);
    expect(await ask()).toBe(401);
  });
});
