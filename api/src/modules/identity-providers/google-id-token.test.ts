import {
  googleAuth,
  startGoogleAuth,
} from '@syndication/contract/identity-providers/identity-providers.endpoints';

import { sessions } from '../../database/schema';
import { addMember } from '../../testing/fixtures';
import type { TestBrowser } from '../../testing/test-browser';
import { useApiWithStandIn, visitProvider } from '../../testing/use-identity-stand-in';

const api = useApiWithStandIn();

/** An id token that Google puts into the redirect's fragment, where only the page sees it. */
async function getIdToken(browser: TestBrowser, email: string): Promise<string> {
  const { data } = await browser.call(startGoogleAuth, { body: { responseType: 'id_token' } });
  const back = await visitProvider(data.url, { email });
  expect(back.search).toBe('');
  return new URLSearchParams(back.hash.slice(1)).get('id_token') ?? '';
}

const post = (browser: TestBrowser, idToken: string) =>
  browser.call(googleAuth, { body: { idToken } });

it('signs a member in', async () => {
  const { user } = await addMember(api.db);
  const browser = api.browser();
  const answer = await post(browser, await getIdToken(browser, user.email));
  expect(answer.data.deMember).toMatchObject({ email: user.email, role: 'member' });
  expect(answer.data.beeMember.id).toEqual(expect.any(String));
  expect(await api.db.select({ way: sessions.way }).from(sessions)).toEqual([{ way: 'google' }]);
});

it('names the address that has no investor access', async () => {
  const browser = api.browser();
  const answer = await post(browser, await getIdToken(browser, 'outsider@demo.test'));
  expect([answer.status, answer.error?.code]).toEqual([403, 'NO_INVESTOR_ACCESS']);
  expect(answer.error?.message).toBe(
    'outsider@demo.test does not currently have investor access. Use the link below to request access.',
  );
});

it('refuses the token of another browser, for that browser too from then on', async () => {
  const { user } = await addMember(api.db);
  const browser = api.browser();
  const idToken = await getIdToken(browser, user.email);
  const other = api.browser();
  await other.call(startGoogleAuth, { body: { responseType: 'id_token' } });
  expect((await post(other, idToken)).error?.code).toBe('SIGN_IN_FAILED');
  expect((await post(browser, idToken)).error?.code).toBe('SIGN_IN_FAILED');
});

it('refuses a token the second time', async () => {
  const { user } = await addMember(api.db);
  const browser = api.browser();
  const idToken = await getIdToken(browser, user.email);
  const twin = api.browser();
  for (const [name, value] of browser.cookies) twin.cookies.set(name, value);
  expect((await post(browser, idToken)).status).toBe(200);
  expect((await post(twin, idToken)).error?.code).toBe('SIGN_IN_FAILED');
});

it.each([
  ['the request', 10 * 60 + 1],
  ['the token', 60 * 60],
])('refuses a token when %s has expired', async (_, seconds) => {
  const { user } = await addMember(api.db);
  const browser = api.browser();
  const idToken = await getIdToken(browser, user.email);
  api.setNow(new Date(Date.now() + seconds * 1000));
  expect((await post(browser, idToken)).error?.code).toBe('SIGN_IN_FAILED');
});

it.each([
  ['no token', 'hello', 401],
  ['empty parts', '..', 401],
  ['parts that are no JSON', 'YQ.YQ.YQ', 401],
  ['an encrypted token', 'YQ.YQ.YQ.YQ.YQ', 401],
  ['10 kB', 'a'.repeat(10_000), 400],
  ['nothing', '', 400],
])('refuses %s', async (_, idToken, status) => {
  const answer = await post(api.browser(), idToken);
  expect(answer.status).toBe(status);
});

it('demands the XSRF token', async () => {
  const { user } = await addMember(api.db);
  const browser = api.browser();
  const idToken = await getIdToken(browser, user.email);
  const headers = { 'x-xsrf-token': 'wrong' };
  const answer = await browser.call(googleAuth, { body: { idToken }, headers });
  expect(answer.error?.code).toBe('XSRF_REJECTED');
});
