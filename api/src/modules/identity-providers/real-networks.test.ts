import {
  googleAuthCallback,
  linkedinAuth,
  startGoogleAuth,
  startLinkedinAuth,
} from '@syndication/contract/identity-providers/identity-providers.endpoints';

import { modules } from '..';
import { addMember } from '../../testing/fixtures';
import {
  answerToken,
  playRecordedNetworks,
  REAL_CLIENTS,
  rightClaims,
} from '../../testing/recorded-networks';
import { useApi } from '../../testing/use-api';

const api = useApi(modules, async () => REAL_CLIENTS);
const networks = playRecordedNetworks();

/** LinkedIn knows no PKCE and takes the secret in the form only. */
function answerAsLinkedin(idToken: string) {
  return (form: URLSearchParams) => {
    const isRight =
      !form.has('code_verifier') &&
      form.get('client_id') === 'linkedin-client' &&
      form.get('client_secret') === 'linkedin-secret' &&
      form.get('redirect_uri') === 'http://localhost:3000/linkedin';
    return isRight
      ? answerToken(idToken)
      : Response.json({ error: 'invalid_client' }, { status: 401 });
  };
}

it('sends the browser to Google itself, with PKCE and a nonce that is checked', async () => {
  const { user } = await addMember(api.db);
  const browser = api.browser();
  const { data } = await browser.call(startGoogleAuth, { body: {} });
  const asked = new URL(data.url);
  expect(asked.origin + asked.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth');
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    client_id: 'google-client',
    redirect_uri: 'http://localhost:3000/auth/google',
    code_challenge_method: 'S256',
    response_type: 'code',
  });
  const nonce = asked.searchParams.get('nonce') ?? '';
  const claims = rightClaims(networks.google, 'google-client', user.email);
  const idToken = await networks.google.sign({ ...claims, nonce });
  networks.google.answerCode = () => answerToken(idToken);
  const query = { code: 'a-code', state: asked.searchParams.get('state') ?? '' };
  const answer = await browser.call(googleAuthCallback, { query });
  expect(answer.data.member.email).toBe(user.email);
  const { form } = networks.google.exchanges.at(-1)!;
  expect(form.get('code_verifier')).toMatch(/^[\w-]{43}$/);
  expect(form.get('client_secret')).toBe('google-secret');
});

describe('LinkedIn', () => {
  async function signIn(claims: Record<string, unknown>) {
    const browser = api.browser();
    const { data } = await browser.call(startLinkedinAuth, {});
    const idToken = await networks.linkedin.sign(claims);
    networks.linkedin.answerCode = answerAsLinkedin(idToken);
    const body = { authCode: 'a-code', state: data.state };
    return { url: new URL(data.url), answer: await browser.call(linkedinAuth, { body }) };
  }
  const claimsOf = (email: string) => rightClaims(networks.linkedin, 'linkedin-client', email);

  it('is asked without PKCE and without the nonce that it never returns', async () => {
    const { user } = await addMember(api.db);
    const { url, answer } = await signIn(claimsOf(user.email));
    expect(url.origin + url.pathname).toBe('https://www.linkedin.com/oauth/v2/authorization');
    expect([...url.searchParams.keys()].sort()).toEqual(
      ['client_id', 'redirect_uri', 'response_type', 'scope', 'state'].sort(),
    );
    expect(answer.data.deMember.email).toBe(user.email);
  });

  it('may write the verified address as a text', async () => {
    const { user } = await addMember(api.db);
    const { answer } = await signIn({ ...claimsOf(user.email), email_verified: 'true' });
    expect(answer.status).toBe(200);
  });

  it.each([
    ['false', { email_verified: 'false' }],
    ['missing', { email_verified: undefined }],
    ['odd', { email_verified: 1 }],
  ])('vouches for no address whose verification is %s', async (_, changed) => {
    const { user } = await addMember(api.db);
    const { answer } = await signIn({ ...claimsOf(user.email), ...changed });
    expect(answer.error?.code).toBe('NO_INVESTOR_ACCESS');
  });

  it('may keep the address to itself, which gives no access', async () => {
    const { answer } = await signIn({ ...claimsOf(''), email: undefined });
    expect(answer.error?.message).toBe(
      'This account does not currently have investor access. Use the link below to request access.',
    );
  });

  it.each([
    ['another issuer', { iss: 'https://www.linkedin.com' }],
    ['another audience', { aud: 'someone-else' }],
    ['an expired token', { exp: Math.floor(Date.now() / 1000) - 60 }],
    ['a nonce that nobody asked for', { nonce: 'a-nonce' }],
    ['no subject', { sub: undefined }],
  ])('is refused with %s all the same', async (_, changed) => {
    const { user } = await addMember(api.db);
    const { answer } = await signIn({ ...claimsOf(user.email), ...changed });
    expect(answer.error?.code).toBe('SIGN_IN_FAILED');
  });
});
