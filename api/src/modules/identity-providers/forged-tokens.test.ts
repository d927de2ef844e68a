import {
  googleAuth,
  googleAuthCallback,
  startGoogleAuth,
} from '@syndication/contract/identity-providers/identity-providers.endpoints';
import {
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  SignJWT,
  type CryptoKey,
  type JWTPayload,
} from 'jose';

import { modules } from '..';
import { userIdentities } from '../../database/schema';
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

beforeAll(() => {
  // Even a network that lists them must not be believed with these.
  networks.google.metadata['id_token_signing_alg_values_supported'] = ['RS256', 'HS256', 'none'];
});

type Forge = (claims: JWTPayload) => Promise<string> | string;
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);
const changed =
  (changes: Record<string, unknown>): Forge =>
  (claims) =>
    networks.google.sign({ ...claims, ...changes });

async function signWithOwnKey(claims: JWTPayload, header: Record<string, unknown> = {}) {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = await exportJWK(publicKey);
  return new SignJWT(claims)
    .setProtectedHeader({
      alg: 'RS256',
      kid: 'recorded',
      ...header,
      ...(header['jwk'] ? { jwk } : {}),
    })
    .sign(privateKey);
}

async function signWithPublicKey(claims: JWTPayload): Promise<string> {
  const key = await importJWK(networks.google.publicKey, 'RS256', { extractable: true });
  const secret = new TextEncoder().encode(await exportSPKI(key as CryptoKey));
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'recorded' }).sign(secret);
}

const FORGERIES: [string, Forge][] = [
  ['a key that is not the network’s', (claims) => signWithOwnKey(claims)],
  ['a key that the token itself brings', (claims) => signWithOwnKey(claims, { jwk: true })],
  [
    'a key at an address that the token names',
    (claims) => signWithOwnKey(claims, { jku: 'https://evil.test/jwks', x5u: 'https://evil.test' }),
  ],
  ['an unknown key id', (claims) => signWithOwnKey(claims, { kid: 'unknown' })],
  ['the public key as a shared secret', signWithPublicKey],
  ['no signature', (claims) => `${encode({ alg: 'none' })}.${encode(claims)}.`],
  ['no signature, spelt otherwise', (claims) => `${encode({ alg: 'nOnE' })}.${encode(claims)}.`],
  [
    'another person’s claims under a right signature',
    async (claims) => {
      const [header, , signature] = (await networks.google.sign({ ...claims, sub: '2' })).split(
        '.',
      );
      return `${header}.${encode(claims)}.${signature}`;
    },
  ],
  ['another audience', changed({ aud: 'linkedin-client' })],
  ['an audience beside which another party is authorised', changed({ azp: 'someone-else' })],
  ['no audience', changed({ aud: undefined })],
  ['another issuer', changed({ iss: 'https://accounts.google.com.evil.test' })],
  ['no issuer', changed({ iss: undefined })],
  ['an expiry in the past', changed({ exp: now() - 60 })],
  ['no expiry', changed({ exp: undefined })],
  // Counted when it is forged: other files of a group may run for minutes before.
  ['a beginning in the future', (claims) => changed({ nbf: now() + 600 })(claims)],
  ['another nonce', changed({ nonce: 'a-nonce' })],
  ['no nonce', changed({ nonce: undefined })],
  ['no subject', changed({ sub: undefined })],
];

async function begin() {
  const { user } = await addMember(api.db);
  const browser = api.browser();
  const { data } = await browser.call(startGoogleAuth, { body: {} });
  const asked = Object.fromEntries(new URL(data.url).searchParams);
  const claims = rightClaims(networks.google, 'google-client', user.email);
  return {
    browser,
    state: asked['state'] ?? '',
    claims: { ...claims, nonce: asked['nonce'] ?? '' },
  };
}

async function post(forge: Forge) {
  const { browser, claims } = await begin();
  return browser.call(googleAuth, { body: { idToken: await forge(claims) } });
}

async function exchange(forge: Forge) {
  const { browser, state, claims } = await begin();
  const idToken = await forge(claims);
  networks.google.answerCode = () => answerToken(idToken);
  return browser.call(googleAuthCallback, { query: { code: 'a-code', state } });
}

describe('a posted id token', () => {
  it('is taken when all is right', async () => {
    expect((await post((claims) => networks.google.sign(claims))).status).toBe(200);
  });

  it.each(FORGERIES)('is refused with %s', async (_, forge) => {
    const answer = await post(forge);
    expect([answer.status, answer.error?.code]).toEqual([401, 'SIGN_IN_FAILED']);
    expect(await api.db.select().from(userIdentities)).toHaveLength(0);
  });
});

describe('an id token that comes for a code', () => {
  it('is taken when all is right', async () => {
    expect((await exchange((claims) => networks.google.sign(claims))).status).toBe(200);
  });

  it.each(FORGERIES)('is refused with %s', async (_, forge) => {
    const answer = await exchange(forge);
    expect([answer.status, answer.error?.code]).toEqual([401, 'SIGN_IN_FAILED']);
    expect(await api.db.select().from(userIdentities)).toHaveLength(0);
  });

  it('is demanded', async () => {
    const { browser, state } = await begin();
    networks.google.answerCode = () => Response.json({ access_token: 'a', token_type: 'Bearer' });
    const answer = await browser.call(googleAuthCallback, { query: { code: 'a-code', state } });
    expect(answer.error?.code).toBe('SIGN_IN_FAILED');
  });
});
