import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { HOUR_MS } from '@syndication/contract/fields/durations.rules';
import {
  googleAuth,
  googleAuthCallback,
  startGoogleAuth,
  startLinkedinAuth,
} from '@syndication/contract/identity-providers/identity-providers.endpoints';

import { modules } from '..';
import { auditLog } from '../../database/schema';
import { addMember } from '../../testing/fixtures';
import {
  answerToken,
  playRecordedNetworks,
  REAL_CLIENTS,
  rightClaims,
} from '../../testing/recorded-networks';
import { useApi } from '../../testing/use-api';
import { createConnector } from './connect-provider';
import { ProviderUnavailable } from './sign-in-problems';

const MESSAGE =
  'Google is not responding. Please try again in a moment, or sign in with your password.';

const html = () => new Response('<h1>Hello</h1>', { headers: { 'content-type': 'text/html' } });
const refuse = () => Promise.reject(new TypeError('fetch failed'));
const fail = () => new Response('no', { status: 500 });

describe('a provider that does not answer as it should', () => {
  const api = useApi(modules, async () => REAL_CLIENTS);
  const { networks, metadataWith } = (() => {
    const played = playRecordedNetworks();
    const change = (changes: object) => () =>
      Response.json({ ...played.google.metadata, ...changes });
    return { networks: played, metadataWith: change };
  })();
  // Every test gets a connector without cached metadata.
  let hours = 0;
  beforeEach(() => {
    hours += 2;
    api.setNow(new Date(Date.now() + hours * HOUR_MS));
  });

  it.each([
    ['it refuses the connection', refuse],
    ['it answers 500', fail],
    ['it answers 404', () => new Response(null, { status: 404 })],
    ['it answers a page', html],
    [
      'it answers broken JSON',
      () => new Response('{', { headers: { 'content-type': 'application/json' } }),
    ],
    ['it calls itself otherwise', () => metadataWith({ issuer: 'https://evil.test' })()],
    ['it has no token endpoint', () => metadataWith({ token_endpoint: undefined })()],
    ['its keys are not at an address', () => metadataWith({ jwks_uri: 'keys' })()],
    [
      'its keys come in the clear',
      () => metadataWith({ jwks_uri: 'http://www.googleapis.com/' })(),
    ],
  ])('is named when %s, and is asked again the next time', async (_, fault) => {
    const browser = api.browser();
    networks.google.faults.set('discovery', fault);
    const answer = await browser.call(startGoogleAuth, { body: {} });
    expect(answer.error).toEqual({ code: 'UNAVAILABLE', message: MESSAGE });
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toMatch(/^[3-7]$/);
    networks.google.faults.clear();
    expect((await browser.call(startGoogleAuth, { body: {} })).status).toBe(200);
  });

  it('is asked for its metadata once an hour', async () => {
    const browser = api.browser();
    const before = networks.google.discoveries;
    await Promise.all([1, 2, 3].map(() => browser.call(startGoogleAuth, { body: {} })));
    expect(networks.google.discoveries - before).toBe(1);
    api.setNow(new Date(Date.now() + (hours + 1) * HOUR_MS));
    await browser.call(startGoogleAuth, { body: {} });
    expect(networks.google.discoveries - before).toBe(2);
  });

  it.each([
    ['token_endpoint', refuse],
    ['token_endpoint', fail],
    ['token_endpoint', html],
    ['token_endpoint', () => Response.json({ error: 'server_error' }, { status: 500 })],
    ['token_endpoint', () => Response.json({ error: 'invalid_client' }, { status: 401 })],
    ['jwks_uri', refuse],
    ['jwks_uri', fail],
    ['jwks_uri', html],
  ])('is named when it fails at the %s', async (name, fault) => {
    const { user } = await addMember(api.db);
    const browser = api.browser();
    const { data } = await browser.call(startGoogleAuth, { body: {} });
    const { state = '', nonce = '' } = Object.fromEntries(new URL(data.url).searchParams);
    const claims = rightClaims(networks.google, 'google-client', user.email);
    const idToken = await networks.google.sign({ ...claims, nonce });
    networks.google.answerCode = () => answerToken(idToken);
    networks.google.faults.set(name, fault);
    const query = { code: 'a-code', state };
    const answer = await browser.call(googleAuthCallback, { query });
    expect([answer.status, answer.error?.message]).toEqual([503, MESSAGE]);
    expect(await api.db.select().from(auditLog)).toHaveLength(0);
  });

  it('is named when its keys cannot be had for a posted token', async () => {
    const browser = api.browser();
    networks.google.faults.set('jwks_uri', refuse);
    const idToken = await networks.google.sign({ nonce: 'a' });
    const answer = await browser.call(googleAuth, { body: { idToken } });
    expect([answer.status, answer.error?.message]).toEqual([503, MESSAGE]);
  });
});

describe('a provider that is not configured', () => {
  const api = useApi();

  it('says so', async () => {
    const browser = api.browser();
    const answers = [
      await browser.call(startGoogleAuth, { body: {} }),
      await browser.call(startLinkedinAuth, {}),
      await browser.call(googleAuth, { body: { idToken: 'a.b.c' } }),
    ];
    for (const { status, error } of answers) {
      expect([status, error?.code]).toEqual([503, 'PROVIDER_NOT_CONFIGURED']);
    }
  });
});

describe('a real connection', () => {
  const connectTo = (issuer: string) => {
    const google = { issuer, clientId: 'id', clientSecret: 'secret', isStandIn: false };
    const identityProviders = { google, linkedin: null };
    return createConnector({ identityProviders }, () => new Date(), 100)('google');
  };

  it('is given up when nobody listens', async () => {
    await expect(connectTo('http://127.0.0.1:1')).rejects.toThrow(ProviderUnavailable);
  });

  it('is given up when no answer comes in time', async () => {
    const server = createServer(() => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await expect(connectTo(`http://127.0.0.1:${port}`)).rejects.toThrow(ProviderUnavailable);
    server.closeAllConnections();
    server.close();
  });
});
