import { generateKeyPairSync } from 'node:crypto';

import { changePassword } from '@syndication/contract/account-security/account-security.endpoints';
import { saveInvestorToken, signIn } from '@syndication/contract/accounts/accounts.endpoints';
import { LOGIN_VERSION } from '@syndication/contract/accounts/accounts.rules';
import { eq } from 'drizzle-orm';
import { SignJWT, UnsecuredJWT, type JWTHeaderParameters, type JWTPayload } from 'jose';

import { sessions, users } from '../../database/schema';
import { hashSecretId } from '../../http/secret-id';
import { addEntrepreneur, addMember } from '../../testing/fixtures';
import { useApi } from '../../testing/use-api';
import { hashPassword } from './passwords';
import { createSignInToken } from './sign-in-token';

const api = useApi();

const exchange = (authorization: string) =>
  api.browser().call(saveInvestorToken, {
    body: { version: LOGIN_VERSION },
    headers: { authorization },
  });

const PASSWORD_HASH = 'of a password';

async function addInvestor(passwordHash = PASSWORD_HASH) {
  const { user } = await addMember(api.db);
  await api.db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
  return { ...user, userId: user.id, passwordHash };
}

const now = () => Math.floor(Date.now() / 1000);

/** Claims that a real token of the user has. */
const claimsFor = (userId: string): JWTPayload => ({
  email: 'x@a.test',
  role: 'member',
  password: hashSecretId(PASSWORD_HASH),
  iss: 'deal-syndication',
  aud: 'sign-in',
  sub: userId,
  jti: 'a',
  iat: now(),
  exp: now() + 60,
});

/** A token signed with the real key, for what only its content gets wrong. */
const forge = (claims: JWTPayload, header: Partial<JWTHeaderParameters> = {}) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', ...header })
    .sign(api.context.secrets.signInTokenKey);

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

async function expectRefused(authorization: string) {
  const answer = await exchange(authorization);
  expect([answer.status, answer.error?.code]).toEqual([401, 'SIGN_IN_FAILED']);
  expect(await api.db.select().from(sessions)).toHaveLength(0);
}

it('is taken when it is as it should be', async () => {
  const user = await addInvestor();
  expect((await exchange(`Bearer ${await forge(claimsFor(user.id))}`)).status).toBe(200);
  const token = await createSignInToken(api.context, user);
  expect((await exchange(`Bearer ${token}`)).status).toBe(200);
});

describe('a forged token is refused', () => {
  it('without a signature', async () => {
    const claims = claimsFor((await addInvestor()).id);
    await expectRefused(`Bearer ${new UnsecuredJWT(claims).encode()}`);
    const signature = (await forge(claims)).split('.')[2];
    for (const alg of ['none', 'None', 'NONE', '']) {
      await expectRefused(`Bearer ${part({ alg })}.${part(claims)}.`);
      await expectRefused(`Bearer ${part({ alg })}.${part(claims)}.${signature}`);
    }
  });

  it('with another algorithm over the same key', async () => {
    const claims = claimsFor((await addInvestor()).id);
    await expectRefused(`Bearer ${await forge(claims, { alg: 'HS512' })}`);
    const [, payload, signature] = (await forge(claims)).split('.');
    for (const alg of ['HS512', 'RS256', 'ES256', 'EdDSA']) {
      await expectRefused(`Bearer ${part({ alg })}.${payload}.${signature}`);
    }
  });

  it('with a key of its own, whatever the header says about it', async () => {
    const claims = claimsFor((await addInvestor()).id);
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const jwk = publicKey.export({ format: 'jwk' });
    for (const header of [
      { jwk },
      { jku: 'https://evil.example/keys' },
      { kid: '../../dev/null' },
    ]) {
      const token = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', ...header });
      await expectRefused(`Bearer ${await token.sign(privateKey)}`);
      const symmetric = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', ...header });
      await expectRefused(`Bearer ${await symmetric.sign(new Uint8Array(32))}`);
    }
  });

  it('with another payload under a real signature', async () => {
    const user = await addInvestor();
    const other = await addEntrepreneur(api.db);
    const token = await createSignInToken(api.context, {
      ...other,
      ...{ userId: other.id, passwordHash: PASSWORD_HASH },
    });
    const [header, , signature] = token.split('.');
    await expectRefused(`Bearer ${header}.${part(claimsFor(user.id))}.${signature}`);
  });

  it.each([
    ['of another issuer', { iss: 'evil' }],
    ['for another audience', { aud: 'session' }],
    ['of another role', { role: 'entrepreneur' }],
    ['of no known role', { role: 'investor' }],
    ['with a list of roles', { role: ['member'] }],
    ['that has run out', { exp: now() - 1 }],
    ['without an end', { exp: undefined }],
    ['without an id', { jti: undefined }],
    ['without a holder', { sub: undefined }],
    ['without a password', { password: undefined }],
    ['of another password', { password: hashSecretId('of another') }],
    ['from the future', { nbf: now() + 3_600 }],
  ])('%s', async (_, claims) => {
    const user = await addInvestor();
    await expectRefused(
      `Bearer ${await forge({ ...claimsFor(user.id), ...claims } as JWTPayload)}`,
    );
  });

  it('with a header that it says must be understood', async () => {
    const claims = claimsFor((await addInvestor()).id);
    const header = part({ alg: 'HS256', crit: ['b64'], b64: false });
    const [, payload, signature] = (await forge(claims)).split('.');
    await expectRefused(`Bearer ${header}.${payload}.${signature}`);
  });
});

it.each([
  ['twice', (token: string) => `Bearer ${token}, Bearer ${token}`],
  ['joined with another', (token: string) => `Bearer x,Bearer ${token}`],
  ['under a doubled scheme', (token: string) => `Bearer Bearer ${token}`],
  ['under another scheme', (token: string) => `Basic ${token}`],
  ['under the scheme in small letters', (token: string) => `bearer ${token}`],
  ['without a scheme', (token: string) => token],
  ['too long', (token: string) => `Bearer ${token}${'x'.repeat(4_096)}`],
])('is refused when it comes %s', async (_, header) => {
  const user = await addInvestor();
  await expectRefused(header(await createSignInToken(api.context, user)));
});

it('is given to anyone who knows the password, and lets the same user in once', async () => {
  const user = await addInvestor(await hashPassword('Correct1horse'));
  const body = { email: user.email, password: 'Correct1horse' };
  const { data } = await api.browser().call(signIn, { body });
  const both = await Promise.all([1, 2].map(() => exchange(`Bearer ${data.token}`)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
});

it('is of no use any more once the account is deactivated', async () => {
  const user = await addInvestor();
  const token = await createSignInToken(api.context, user);
  await api.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, user.id));
  await expectRefused(`Bearer ${token}`);
});

it('is of no use any more once the password is another one', async () => {
  const user = await addInvestor(await hashPassword('Correct1horse'));
  const owner = await api.browserOf(user.id);
  const body = { email: user.email, password: 'Correct1horse' };
  const { data } = await api.browser().call(signIn, { body });
  const password = 'Battery2staple';
  const change = { currentPassword: 'Correct1horse', password, password_confirmation: password };
  expect((await owner.call(changePassword, { body: change })).status).toBe(204);
  expect((await exchange(`Bearer ${data.token}`)).status).toBe(401);
  expect(await api.db.select().from(sessions)).toHaveLength(1);
});
