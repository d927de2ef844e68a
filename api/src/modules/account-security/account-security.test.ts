import {
  changePassword,
  endOtherSessions,
  endSession,
  getAccount,
  postProof,
} from '@syndication/contract/account-security/account-security.endpoints';
import { getAnonymousUser, signIn } from '@syndication/contract/accounts/accounts.endpoints';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';

import { auditLog, outbox, resetTokens, sessions, users } from '../../database/schema';
import { addEntrepreneur, addMember } from '../../testing/fixtures';
import type { TestBrowser } from '../../testing/test-browser';
import { useApi } from '../../testing/use-api';
import { hashPassword } from '../accounts/passwords';

const api = useApi();
const PASSWORD = 'Correct1horse';
const NEW_PASSWORD = 'Battery2staple';

async function addOwner() {
  const user = await addEntrepreneur(api.db);
  const passwordHash = await hashPassword(PASSWORD);
  await api.db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
  return user;
}

const change = (browser: TestBrowser, currentPassword = PASSWORD, password = NEW_PASSWORD) =>
  browser.call(changePassword, {
    body: { currentPassword, password, password_confirmation: password },
  });

const isSignedIn = async (browser: TestBrowser) =>
  (await browser.call(getAnonymousUser, {})).data !== null;

const actions = async () =>
  (await api.db.select().from(auditLog)).map(({ action, details }) => [action, details]);

/** The same session as a browser had it at this moment, as a thief would keep it. */
function copyOf(browser: TestBrowser): TestBrowser {
  const copy = api.browser();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

describe('the account', () => {
  it('shows where it is signed in, the place that asks first, and nothing that is over', async () => {
    const user = await addOwner();
    const here = await api.browserOf(user.id);
    await api.browserOf((await addEntrepreneur(api.db)).id);
    const now = Date.now();
    const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000);
    await api.db.insert(sessions).values([
      { idHash: 'a', userId: user.id, createdAt: hoursAgo(20), lastSeenAt: hoursAgo(3) },
      {
        idHash: 'b',
        userId: user.id,
        createdAt: hoursAgo(9),
        lastSeenAt: hoursAgo(2),
        way: 'google',
        userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:128.0) Gecko/20100101 Firefox/128.0',
      },
      { idHash: 'idle', userId: user.id, createdAt: hoursAgo(20), lastSeenAt: hoursAgo(13) },
      { idHash: 'old', userId: user.id, createdAt: hoursAgo(15 * 24), lastSeenAt: hoursAgo(0) },
    ]);
    const { data } = await here.call(getAccount, {});
    expect(data).toMatchObject({ email: user.email, name: 'Eve Founder', hasPassword: true });
    expect(data.places.map(({ isCurrent, device, way }) => [isCurrent, device, way])).toEqual([
      [true, null, 'password'],
      [false, 'Firefox on Windows', 'google'],
      [false, null, 'password'],
    ]);
    expect(JSON.stringify(data)).not.toContain('idHash');
  });

  it('says that a member without a password has none', async () => {
    const { user } = await addMember(api.db, { isPolicyRead: false });
    const browser = await api.browserOf(user.id);
    const { data } = await browser.call(getAccount, {});
    expect(data).toMatchObject({ hasPassword: false, providers: [] });
    const answer = await change(browser);
    expect([answer.status, answer.error?.fields]).toEqual([
      400,
      { currentPassword: 'This is not your current password.' },
    ]);
  });

  it('is for the signed in only', async () => {
    expect((await api.browser().call(getAccount, {})).status).toBe(401);
    expect((await change(api.browser())).status).toBe(401);
  });
});

describe('changing the password', () => {
  it('gives this browser a new session id, ends the others, reset links too, and tells the owner', async () => {
    const user = await addOwner();
    const here = await api.browserOf(user.id);
    const elsewhere = await api.browserOf(user.id);
    const thief = copyOf(here);
    const expiresAt = new Date(Date.now() + 60_000);
    await api.db.insert(resetTokens).values({ userId: user.id, tokenHash: 'x', expiresAt });

    expect((await change(here)).status).toBe(204);
    expect(await isSignedIn(here)).toBe(true);
    expect(await isSignedIn(thief)).toBe(false);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await api.db.select().from(resetTokens)).toHaveLength(0);
    const [mail] = await api.db.select().from(outbox);
    expect(mail).toMatchObject({ recipient: user.email, subject: 'Your password was changed' });
    expect(await actions()).toEqual([['password-changed', {}]]);

    const body = { email: user.email, password: NEW_PASSWORD };
    expect((await api.browser().call(signIn, { body })).status).toBe(200);
    expect((await change(here, NEW_PASSWORD, PASSWORD)).status).toBe(204);
  });

  it('refuses a wrong current password and changes nothing', async () => {
    const user = await addOwner();
    const here = await api.browserOf(user.id);
    const elsewhere = await api.browserOf(user.id);
    const answer = await change(here, 'Wrong1pass');
    expect([answer.status, answer.error?.code, answer.error?.fields]).toEqual([
      400,
      'VALIDATION_FAILED',
      { currentPassword: 'This is not your current password.' },
    ]);
    expect(await isSignedIn(elsewhere)).toBe(true);
    expect(await api.db.select().from(outbox)).toHaveLength(0);
    expect((await change(here)).status).toBe(204);
  });

  it('refuses a password that everyone tries first', async () => {
    const here = await api.browserOf((await addOwner()).id);
    const answer = await change(here, PASSWORD, 'Password1');
    expect([answer.status, Object.keys(answer.error?.fields ?? {})]).toEqual([400, ['password']]);
  });

  it('takes a current password that was hashed with weaker parameters', async () => {
    const user = await addOwner();
    const passwordHash = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await api.db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    expect((await change(await api.browserOf(user.id))).status).toBe(204);
  });

  it('lets one of two changes at once through', async () => {
    const user = await addOwner();
    const browsers = [await api.browserOf(user.id), await api.browserOf(user.id)];
    for (const browser of browsers) await browser.call(getAccount, {});
    const answers = await Promise.all(browsers.map((browser) => change(browser)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
  });
});

describe('signing out elsewhere', () => {
  it('ends one other place, once', async () => {
    const user = await addOwner();
    const here = await api.browserOf(user.id);
    const elsewhere = await api.browserOf(user.id);
    const { data } = await here.call(getAccount, {});
    const sessionId = data.places[1]?.id ?? '';
    expect((await here.call(endSession, { params: { sessionId } })).status).toBe(204);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await isSignedIn(here)).toBe(true);
    expect(await actions()).toEqual([['signed-out-elsewhere', { ended: '1' }]]);
    expect((await here.call(endSession, { params: { sessionId } })).status).toBe(404);
  });

  it("ends neither the place that asks nor another user's", async () => {
    const here = await api.browserOf((await addOwner()).id);
    const stranger = await api.browserOf((await addEntrepreneur(api.db)).id);
    const { data } = await here.call(getAccount, {});
    const sessionId = data.places[0]?.id ?? '';
    expect((await stranger.call(endSession, { params: { sessionId } })).status).toBe(404);
    const own = await here.call(endSession, { params: { sessionId } });
    expect([own.status, own.error?.code]).toEqual([409, 'CONFLICT']);
    expect(await isSignedIn(here)).toBe(true);
  });

  it('ends all other places and says how many', async () => {
    const user = await addOwner();
    const here = await api.browserOf(user.id);
    const others = [await api.browserOf(user.id), await api.browserOf(user.id)];
    const stranger = await api.browserOf((await addEntrepreneur(api.db)).id);
    expect((await here.call(endOtherSessions, {})).data).toEqual({ ended: 2 });
    expect(await Promise.all([here, ...others, stranger].map(isSignedIn))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect((await here.call(endOtherSessions, {})).data).toEqual({ ended: 0 });
    expect(await actions()).toEqual([['signed-out-elsewhere', { ended: '2' }]]);
  });
});

describe('a proof', () => {
  it('is taken for the right password only, and noted', async () => {
    const user = await addOwner();
    const browser = await api.browserOf(user.id);
    const longAgo = new Date(Date.now() - 3_600_000);
    await api.db.update(sessions).set({ provedAt: longAgo });
    const prove = (password: string) => browser.call(postProof, { body: { password } });
    const provedAt = async () => (await api.db.select().from(sessions))[0]?.provedAt;
    expect(await prove('Wrong1horse')).toMatchObject({
      status: 400,
      error: { fields: { password: 'This is not your current password.' } },
    });
    expect(await provedAt()).toEqual(longAgo);
    expect((await prove(PASSWORD)).status).toBe(204);
    expect((await provedAt())!.getTime()).toBeGreaterThan(longAgo.getTime());
    expect((await actions()).at(-1)).toEqual(['proof-given', {}]);
  });
});
