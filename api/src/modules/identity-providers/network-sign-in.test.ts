import {
  googleAuthCallback,
  linkedinAuth,
  startLinkedinAuth,
} from '@syndication/contract/identity-providers/identity-providers.endpoints';

import { sessions, userIdentities } from '../../database/schema';
import { addMember } from '../../testing/fixtures';
import type { TestBrowser } from '../../testing/test-browser';
import { useApiWithStandIn, visitProvider, type Choice } from '../../testing/use-identity-stand-in';

const api = useApiWithStandIn();

/** What the popup posts to the page that opened it. */
async function visit(browser: TestBrowser, choice: Choice) {
  const { data } = await browser.call(startLinkedinAuth, {});
  const back = await visitProvider(data.url, choice);
  expect(back.origin + back.pathname).toBe('http://localhost:3000/linkedin');
  const { code = '', state = '', iss, error } = Object.fromEntries(back.searchParams);
  expect(state).toBe(data.state);
  return { body: { authCode: code, state, ...(iss && { iss }) }, error };
}

it('signs a member in', async () => {
  const { user } = await addMember(api.db);
  const browser = api.browser();
  const { body } = await visit(browser, { email: user.email });
  const answer = await browser.call(linkedinAuth, { body });
  expect(answer.data.deMember.email).toBe(user.email);
  expect(await api.db.select({ way: sessions.way }).from(sessions)).toEqual([{ way: 'linkedin' }]);
  expect(await api.db.select().from(userIdentities)).toMatchObject([{ provider: 'linkedin' }]);
});

it('asks for no more than it needs', async () => {
  const { data } = await api.browser().call(startLinkedinAuth, {});
  const asked = new URL(data.url).searchParams;
  expect(asked.get('scope')).toBe('openid profile email');
  expect(asked.get('prompt')).toBeNull();
});

it('names the address that has no investor access', async () => {
  const browser = api.browser();
  const { body } = await visit(browser, { email: 'outsider@demo.test' });
  const { error } = await browser.call(linkedinAuth, { body });
  expect(error).toEqual({
    code: 'NO_INVESTOR_ACCESS',
    message:
      'outsider@demo.test does not currently have investor access. Use the link below to request access.',
  });
});

it('knows an address that is not verified from one that is', async () => {
  await addMember(api.db, { email: 'unverified@demo.test' });
  const browser = api.browser();
  const { body } = await visit(browser, { email: 'unverified@demo.test' });
  expect((await browser.call(linkedinAuth, { body })).error?.code).toBe('NO_INVESTOR_ACCESS');
});

it.each([
  ['cancel', 'user_cancelled_login'],
  ['no-code', undefined],
] as const)('has no code to send after %s', async (outcome, error) => {
  const answer = await visit(api.browser(), { outcome });
  expect([answer.body.authCode, answer.error]).toEqual(['', error]);
});

it('refuses the state of another browser, and a state twice', async () => {
  const { user } = await addMember(api.db);
  const browser = api.browser();
  const { body } = await visit(browser, { email: user.email });
  const { error } = await api.browser().call(linkedinAuth, { body });
  expect(error).toEqual({
    code: 'SIGN_IN_FAILED',
    message: 'Signing in with LinkedIn did not work. Please try again.',
  });
  expect((await browser.call(linkedinAuth, { body })).status).toBe(401);
});

it('refuses its code and state on the Google page', async () => {
  const { user } = await addMember(api.db);
  const browser = api.browser();
  const { body } = await visit(browser, { email: user.email });
  const query = { code: body.authCode, state: body.state };
  expect((await browser.call(googleAuthCallback, { query })).status).toBe(401);
});
