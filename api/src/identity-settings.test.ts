import { readConfig } from './config';

const PRODUCTION = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://deals.test' };
const GOOGLE = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };

it('reaches the real network where a client id is set, and the stand-in elsewhere', () => {
  const { identityProviders } = readConfig({ ...GOOGLE, IDENTITY_PORT: '4005' });
  expect(identityProviders.google).toEqual({
    issuer: 'https://accounts.google.com',
    clientId: 'id',
    clientSecret: 'secret',
    isStandIn: false,
  });
  expect(identityProviders.linkedin).toMatchObject({
    issuer: 'http://localhost:4005/linkedin',
    isStandIn: true,
  });
});

it('has no provider without client id and stand-in; empty settings count as unset', () => {
  const { identityProviders } = readConfig({ ...PRODUCTION, GOOGLE_CLIENT_ID: '' });
  expect(identityProviders).toEqual({ google: null, linkedin: null });
});

it.each([
  ['an id without a secret', { GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET: is required'],
  ['a secret without an id', { LINKEDIN_CLIENT_SECRET: 's' }, 'LINKEDIN_CLIENT_ID: is required'],
  ['an issuer in the clear', { GOOGLE_ISSUER: 'http://google.test' }, 'GOOGLE_ISSUER: must begin'],
  ['a disguised issuer', { GOOGLE_ISSUER: 'http://localhost@google.test' }, 'GOOGLE_ISSUER: must'],
  ['no address', { LINKEDIN_ISSUER: 'linkedin' }, 'LINKEDIN_ISSUER'],
  [
    'a loopback issuer in production',
    { ...PRODUCTION, GOOGLE_ISSUER: 'http://localhost:1' },
    'GOOGLE_ISSUER: must begin with https:// in production',
  ],
  [
    'a stand-in in production',
    { ...PRODUCTION, IDENTITY_PORT: '4005' },
    'IDENTITY_PORT: stand-ins never run',
  ],
])('refuses %s', (_, env, problem) => {
  expect(() => readConfig(env)).toThrow(problem);
});
