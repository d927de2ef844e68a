import Fastify from 'fastify';
import { getSyndicationGroups } from '@syndication/contract/members/members.endpoints';
import { getVenture } from '@syndication/contract/ventures/ventures.endpoints';

import { feedback } from '../database/schema';
import { addGroup, addMember } from '../testing/fixtures';
import { useApi } from '../testing/use-api';
import { handleErrors } from './handle-errors';
import { requireEndpoints } from './register-endpoint';

const api = useApi();
const json = { 'content-type': 'application/json' };

const bodyOf = (text: string) => JSON.parse(text) as { error: { code: string; message: string } };

/** Sends whatever a test wants with a valid XSRF token. */
async function post(payload: string, headers: Record<string, string>) {
  const browser = api.browser();
  await browser.send({ method: 'GET', url: '/api/v1/login' });
  const token = browser.cookies.get('XSRF-TOKEN') ?? '';
  return browser.send({
    method: 'POST',
    url: '/api/v1/forms',
    payload,
    headers: { ...json, 'x-xsrf-token': token, ...headers },
  });
}

describe('bad requests', () => {
  it.each([
    ['GET', '/api/v1/nothing', 404, 'NOT_FOUND'],
    ['GET', '/somewhere', 404, 'NOT_FOUND'],
    ['GET', '/api/v1/%zz', 400, 'MALFORMED_REQUEST'],
  ] as const)('answers %s %s with %d', async (method, url, status, code) => {
    const answer = await api.browser().send({ method, url });
    expect([answer.statusCode, bodyOf(answer.body).error.code]).toEqual([status, code]);
  });

  it.each([
    ['malformed JSON', '{"a":', json, 400, 'MALFORMED_REQUEST'],
    ['an empty body', '', json, 400, 'MALFORMED_REQUEST'],
    ['a prototype in JSON', '{"__proto__":{"a":1}}', json, 400, 'MALFORMED_REQUEST'],
    ['another media type', 'a=b', { 'content-type': 'text/plain' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'a compressed body',
      '{}',
      { ...json, 'content-encoding': 'gzip' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['a body that is no object', '[]', json, 400, 'VALIDATION_FAILED'],
    ['more than 1 MB', `"${'x'.repeat(1024 * 1024)}"`, json, 413, 'PAYLOAD_TOO_LARGE'],
  ])(
    'answers %s in the error shape and writes nothing',
    async (_, payload, headers, ...expected) => {
      const answer = await post(payload, headers);
      expect([answer.statusCode, bodyOf(answer.body).error.code]).toEqual(expected);
      expect(await api.db.select().from(feedback)).toHaveLength(0);
    },
  );

  it('answers 404 to an invalid id', async () => {
    const { user } = await addMember(api.db);
    const browser = await api.browserOf(user.id);
    const answer = await browser.call(getVenture, { params: { id: 'not-an-id' } });
    expect([answer.status, answer.error?.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('refuses headers of 20 kB and a thousand cookies, and goes on', async () => {
    const address = await api.app.listen({ host: '127.0.0.1', port: 0 });
    const ask = (headers: Record<string, string>) => fetch(`${address}/api/v1/login`, { headers });
    expect((await ask({ 'x-filler': 'x'.repeat(20_000) })).status).toBe(431);
    expect((await ask({ cookie: 'session=some-value; '.repeat(1_000) })).status).toBe(431);
    expect((await ask({})).status).toBe(200);
  });

  it('sends back nothing of an address with a line break', async () => {
    const url = '/api/v1/login%0d%0aset-cookie:%20session=evil%0d%0a';
    const answer = await api.browser().send({ method: 'GET', url });
    expect(answer.statusCode).toBe(404);
    expect(JSON.stringify(answer.headers)).not.toContain('evil');
  });
});

describe('what is registered', () => {
  it('refuses a route under the service bases that is not of the contract', async () => {
    const app = Fastify();
    requireEndpoints(app);
    expect(() => app.get('/api/v1/backdoor', () => 'open')).toThrow('not an endpoint');
    await app.close();
  });

  it('sends only the fields that the contract declares', async () => {
    await addGroup(api.db, 'Northeast');
    const { user } = await addMember(api.db);
    const browser = await api.browserOf(user.id);
    const { data } = await browser.call(getSyndicationGroups, { query: {} });
    expect(Object.keys(data.data[0] ?? {}).sort()).toEqual(['id', 'title']);
  });

  it('answers 401 to an unknown session', async () => {
    const browser = api.browser();
    browser.cookies.set('session', 'made-up');
    expect((await browser.call(getSyndicationGroups, { query: {} })).status).toBe(401);
  });
});

describe('failures inside', () => {
  it.each([
    [new Error('secret detail'), 500, 'INTERNAL'],
    [Object.assign(new Error('secret'), { code: '57P01' }), 503, 'UNAVAILABLE'],
    [Object.assign(new Error('secret, read-only'), { code: '25006' }), 503, 'UNAVAILABLE'],
    [Object.assign(new Error('secret, disk failed'), { code: '58030' }), 503, 'UNAVAILABLE'],
    [Object.assign(new Error('secret, no route'), { code: 'EHOSTUNREACH' }), 503, 'UNAVAILABLE'],
    [
      new Error('outer', { cause: Object.assign(new Error('secret'), { code: 'ECONNREFUSED' }) }),
      503,
      'UNAVAILABLE',
    ],
  ])('shows nothing of %s', async (failure, status, code) => {
    const app = Fastify();
    handleErrors(app);
    app.get('/', () => {
      throw failure;
    });
    const answer = await app.inject({ method: 'GET', url: '/' });
    expect([answer.statusCode, bodyOf(answer.body).error.code]).toEqual([status, code]);
    expect(answer.body).not.toContain('secret');
    await app.close();
  });
});
