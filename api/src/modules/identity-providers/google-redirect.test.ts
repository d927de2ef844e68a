import { getInvestorLogin } from '@syndication/contract/accounts/accounts.endpoints';
import {
  linkedinAuth,
  startGoogleAuth,
  startLinkedinAuth,
} from '@syndication/contract/identity-providers/identity-providers.endpoints';

import { auditLog, identityRequests } from '../../database/schema';
import { addMember } from '../../testing/fixtures';
import { comeBack, visitGoogle } from '../../testing/google-visit';
import type { TestBrowser } from '../../testing/test-browser';
import { useApiWithStandIn, visitProvider } from '../../testing/use-identity-stand-in';

const api = useApiWithStandIn();
const FAILED = 'Signing in with Google did not work. Please try again.';

async function expectFailed(browser: TestBrowser, back: URL) {
  const answer = await comeBack(browser, back);
  expect([answer.status, answer.error]).toEqual([401, { code: 'SIGN_IN_FAILED', message: FAILED }]);
  expect((await browser.call(getInvestorLogin, {})).data.deMember).toBeNull();
}

/** A member who has chosen an account and is on the way back. */
async function visitAsMember(browser: TestBrowser): Promise<URL> {
  const { user } = await addMember(api.db);
  return visitGoogle(browser, { email: user.email });
}

describe('an answer that fails', () => {
  it('says that the person cancelled', async () => {
    const browser = api.browser();
    const answer = await comeBack(browser, await visitGoogle(browser, { outcome: 'cancel' }));
    expect(answer.status).toBe(401);
    expect(answer.error?.message).toBe(
      'You cancelled the sign-in with Google. Nothing has changed.',
    );
  });

  it('fails without a code', async () => {
    const browser = api.browser();
    await expectFailed(browser, await visitGoogle(browser, { outcome: 'no-code' }));
    expect(await api.db.select().from(auditLog)).toMatchObject([
      { action: 'sign-in-failed', details: { way: 'google', reason: 'no-code' } },
    ]);
  });

  it('fails in any browser but the one that asked: nobody is signed in as someone else', async () => {
    const back = await visitAsMember(api.browser());
    const victim = api.browser();
    await victim.call(startGoogleAuth, { body: {} });
    await expectFailed(victim, back);
    await expectFailed(api.browser(), back);
  });

  it('fails the second time, and the first time when it was tried elsewhere before', async () => {
    const browser = api.browser();
    const back = await visitAsMember(browser);
    const twin = api.browser();
    for (const [name, value] of browser.cookies) twin.cookies.set(name, value);
    expect((await comeBack(browser, back)).status).toBe(200);
    await expectFailed(twin, back);
    const robbed = api.browser();
    const stolen = await visitAsMember(robbed);
    await expectFailed(api.browser(), stolen);
    await expectFailed(robbed, stolen);
  });

  it('works once when it comes twice at once', async () => {
    const browser = api.browser();
    const back = await visitAsMember(browser);
    const answers = await Promise.all([comeBack(browser, back), comeBack(browser, back)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('fails after ten minutes, and abandoned requests are deleted', async () => {
    const browser = api.browser();
    const back = await visitAsMember(browser);
    api.setNow(new Date(Date.now() + 10 * 60_000 + 1_000));
    await expectFailed(browser, back);
    api.setNow(new Date());
    await browser.call(startGoogleAuth, { body: {} });
    api.setNow(new Date(Date.now() + 11 * 60_000));
    await browser.call(startGoogleAuth, { body: {} });
    expect(await api.db.select().from(identityRequests)).toHaveLength(1);
  });

  it.each([
    ['an unknown state', { state: 'unknown' }],
    ['another issuer', { iss: 'https://evil.test' }],
    ['an unknown code', { code: 'unknown' }],
  ])('fails with %s', async (_, changed) => {
    const browser = api.browser();
    const back = await visitAsMember(browser);
    for (const [name, value] of Object.entries(changed)) back.searchParams.set(name, value);
    await expectFailed(browser, back);
  });

  it.each(['state', 'iss'])('fails without %s', async (name) => {
    const browser = api.browser();
    const back = await visitAsMember(browser);
    back.searchParams.delete(name);
    await expectFailed(browser, back);
  });

  it('fails with the state of the other provider, cancelled or not', async () => {
    const { user } = await addMember(api.db);
    const browser = api.browser();
    for (const choice of [{ email: user.email }, { outcome: 'cancel' } as const]) {
      const { data } = await browser.call(startLinkedinAuth, {});
      await expectFailed(browser, await visitProvider(data.url, choice));
    }
    const google = await visitGoogle(browser, { email: user.email });
    const { code: authCode = '', state = '' } = Object.fromEntries(google.searchParams);
    const answer = await browser.call(linkedinAuth, { body: { authCode, state } });
    expect(answer.error?.code).toBe('SIGN_IN_FAILED');
  });

  it('fails when the code was asked for with another PKCE verifier', async () => {
    const browser = api.browser();
    const back = await visitAsMember(browser);
    await api.db.update(identityRequests).set({ codeVerifier: 'x'.repeat(43) });
    await expectFailed(browser, back);
  });
});

describe('hostile input', () => {
  const call = (query: string) =>
    api.browser().send({ method: 'GET', url: `/api/v1/google-auth/callback?${query}` });

  it.each([
    ['two codes', 'code=a&code=b&state=c', 400],
    ['two states', 'code=a&state=b&state=c', 400],
    ['a parameter with members', 'code[a]=b&state=c', 401],
    ['10 kB', `code=${'a'.repeat(10_000)}&state=b`, 400],
    ['line breaks', 'code=a%0D%0ASet-Cookie:%20a=b&state=%0D%0A', 401],
    ['markup', 'error=%3Cscript%3Ealert(1)%3C/script%3E&state=%3Cb%3E', 401],
    ['a NUL', 'code=a%00&state=b', 400],
    ['broken encoding', 'code=%E0%A4%A&state=b', 401],
    ['nothing', '', 401],
  ])('is refused: %s', async (_, query, status) => {
    const answer = await call(query);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.body).not.toContain('script');
    expect(answer.headers['set-cookie']).not.toContain('a=b');
  });
});
