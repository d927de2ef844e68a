import { getInvestorLogin } from '@syndication/contract/accounts/accounts.endpoints';
import { startGoogleAuth } from '@syndication/contract/identity-providers/identity-providers.endpoints';
import { getVentures } from '@syndication/contract/ventures/ventures.endpoints';
import { eq } from 'drizzle-orm';

import { auditLog, sessions, userIdentities, users } from '../../database/schema';
import { subjectOf } from '../../stand-ins/identity/people';
import { callMeanwhile } from '../../testing/call-meanwhile';
import { addEntrepreneur, addGroup, addMember } from '../../testing/fixtures';
import { comeBack, visitGoogle } from '../../testing/google-visit';
import { onPostgres } from '../../testing/on-postgres';
import type { TestBrowser } from '../../testing/test-browser';
import { useApiWithStandIn } from '../../testing/use-identity-stand-in';
import { lockAccount } from '../console-people/deletions.repository';
import { lockStaff } from '../console-people/people.repository';

const api = useApiWithStandIn();
const OUTSIDER = 'outsider@demo.test';
const UNVERIFIED = 'unverified@demo.test';

async function signIn(browser: TestBrowser, email: string) {
  return comeBack(browser, await visitGoogle(browser, { email }));
}

const auditOf = (action: (typeof auditLog.$inferSelect)['action']) =>
  api.db.select().from(auditLog).where(eq(auditLog.action, action));

describe('a member', () => {
  it('is signed in by the code of the redirect, and the identity is linked', async () => {
    const group = await addGroup(api.db, 'Northeast');
    const { user } = await addMember(api.db, { groupIds: [group.id] });
    const browser = api.browser();
    const answer = await signIn(browser, user.email);
    expect(answer.data).toEqual({
      member: { email: user.email, syndicationGroup: { id: group.id, title: 'Northeast' } },
      memberName: 'Ann',
    });
    expect((await browser.call(getInvestorLogin, {})).data.deMember?.email).toBe(user.email);
    expect(await api.db.select({ way: sessions.way }).from(sessions)).toEqual([{ way: 'google' }]);
    expect(await auditOf('identity-linked')).toMatchObject([
      { userId: user.id, details: { way: 'google' } },
    ]);
    expect(await auditOf('signed-in')).toMatchObject([{ userId: user.id }]);
  });

  it('is asked to choose an account every time', async () => {
    const { data } = await api.browser().call(startGoogleAuth, { body: {} });
    const asked = new URL(data.url).searchParams;
    expect(asked.get('prompt')).toBe('select_account');
    expect(asked.get('scope')).toBe('openid email profile');
    expect(asked.get('code_challenge_method')).toBe('S256');
  });

  it('is known by a linked identity, whatever address the provider states', async () => {
    const { user } = await addMember(api.db);
    const subject = subjectOf('google', OUTSIDER);
    await api.db.insert(userIdentities).values({ provider: 'google', subject, userId: user.id });
    const answer = await signIn(api.browser(), OUTSIDER);
    expect(answer.data.member.email).toBe(user.email);
    expect(await auditOf('identity-linked')).toHaveLength(0);
  });

  it('has no access by a linked identity once the membership has ended', async () => {
    const { user } = await addMember(api.db);
    expect((await signIn(api.browser(), user.email)).status).toBe(200);
    const browser = api.browser();
    const back = await visitGoogle(browser, { email: user.email });
    await api.db.update(users).set({ role: 'entrepreneur' }).where(eq(users.id, user.id));
    expect((await comeBack(browser, back)).error?.code).toBe('NO_INVESTOR_ACCESS');
  });

  it('gets a new session id, and the browser’s earlier session ends', async () => {
    const { user } = await addMember(api.db);
    const browser = await api.browserOf((await addMember(api.db)).user.id);
    const earlier = browser.cookies.get('session') ?? '';
    expect((await signIn(browser, user.email)).status).toBe(200);
    expect(browser.cookies.get('session')).not.toBe(earlier);
    const thief = api.browser();
    thief.cookies.set('session', earlier);
    expect((await thief.call(getVentures, { query: {} })).status).toBe(401);
  });

  it('is signed in twice at once the first time, and linked once', async () => {
    const { user } = await addMember(api.db);
    const browsers = [api.browser(), api.browser()] as const;
    const backs = [
      await visitGoogle(browsers[0], { email: user.email }),
      await visitGoogle(browsers[1], { email: user.email }),
    ] as const;
    const answers = await Promise.all([
      comeBack(browsers[0], backs[0]),
      comeBack(browsers[1], backs[1]),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await auditOf('identity-linked')).toHaveLength(1);
  });

  onPostgres.it('and the deletion of the account wait for each other', async () => {
    const { user } = await addMember(api.db);
    expect((await signIn(api.browser(), user.email)).status).toBe(200);
    const browser = api.browser();
    const back = await visitGoogle(browser, { email: user.email });
    const { answer } = await api.db.transaction(async (tx) => {
      await lockStaff(tx, [user.id]);
      const signingIn = await callMeanwhile(tx, () => comeBack(browser, back));
      await lockAccount(tx, user.id);
      return signingIn;
    });
    expect((await answer).status).toBe(200);
  });
});

describe('someone without investor access', () => {
  const denial = (email: string) =>
    `${email} does not currently have investor access. Go to login page by clicking below to use the link present on investor tab of login to request access.`;

  async function expectDenied(email: string, reason: string) {
    const browser = api.browser();
    const answer = await signIn(browser, email);
    expect(answer.status).toBe(403);
    expect(answer.error).toEqual({ code: 'NO_INVESTOR_ACCESS', message: denial(email) });
    expect(browser.cookies.has('session')).toBe(false);
    expect(await api.db.select().from(userIdentities)).toHaveLength(0);
    const [entry] = await auditOf('sign-in-denied');
    expect(entry?.details).toMatchObject({ way: 'google', reason });
    expect(JSON.stringify(entry?.details)).not.toContain(email);
  }

  it('is told so when the address is unknown', () => expectDenied(OUTSIDER, 'no-investor'));

  it('is told so when the address is an entrepreneur’s', async () => {
    await addEntrepreneur(api.db, OUTSIDER);
    await expectDenied(OUTSIDER, 'no-investor');
  });

  it('is told so when Google has not verified the address of a member', async () => {
    await addMember(api.db, { email: UNVERIFIED });
    await expectDenied(UNVERIFIED, 'unverified-address');
  });

  it('is refused as the new holder of an address that another person was linked by', async () => {
    const { user } = await addMember(api.db);
    const linked = { provider: 'google', subject: 'the-earlier-holder', userId: user.id } as const;
    await api.db.insert(userIdentities).values(linked);
    const answer = await signIn(api.browser(), user.email);
    expect(answer.error?.code).toBe('NO_INVESTOR_ACCESS');
    expect(await auditOf('sign-in-denied')).toMatchObject([
      { userId: user.id, details: { reason: 'another-identity' } },
    ]);
    expect(await api.db.select().from(userIdentities)).toMatchObject([linked]);
  });
});
