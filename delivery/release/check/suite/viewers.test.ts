import type { EndpointDefinition } from '@syndication/contract/http/endpoint';
import { ENDPOINTS } from '@syndication/contract/http/every-endpoint';
import { REMOTE_NAMES } from '@syndication/contract/release/registry.rules';

import { replyTo, type Answer } from './answer';
import { MOCK_ID, VIEWERS, viewersOf, type Viewer } from './viewers';

it.each(REMOTE_NAMES)('has a viewer for %s', (remote) => {
  expect(viewersOf(remote)).not.toHaveLength(0);
});

/** The endpoint has the schemas. */
function endpointOf({ method, base, path }: Answer['call']): EndpointDefinition {
  const found = ENDPOINTS.find(
    (endpoint) => endpoint.method === method && endpoint.base === base && endpoint.path === path,
  );
  if (!found) throw new Error(`The contract has no ${method} ${path}.`);
  return found;
}

it.each(VIEWERS)('a remote for $name is told only what the contract allows', ({ answers }) => {
  for (const { call, reply } of answers) {
    const endpoint = endpointOf(call);
    const { status, json } = reply({ id: MOCK_ID, emailAddress: 'a@b.test' });
    if (status !== 200) continue;
    const { data } = json as { data: unknown };
    const results = [endpoint.response?.safeParse(data), endpoint.beside?.safeParse(json)];
    for (const { success, error } of results.filter((result) => result !== undefined)) {
      expect([endpoint.path, success, error?.message]).toEqual([endpoint.path, true, undefined]);
    }
  }
});

it('fills the parameters of a path, and tells one method from another', async () => {
  const [{ answers }] = viewersOf('investor-app') as [Viewer];
  const reply = await replyTo(answers, 'GET', '/api/v1/ventures/some-id');
  expect(reply?.json).toMatchObject({ data: { id: 'some-id' } });
  expect(await replyTo(answers, 'PUT', '/api/v1/ventures/some-id')).toBeNull();
});

it('answers no content where the contract knows none, and nothing to calls that it does not have', async () => {
  expect(await replyTo([], 'DELETE', '/api/v1/login')).toEqual({ status: 204 });
  expect(await replyTo([], 'GET', '/api/v1/unheard-of')).toBeNull();
  expect(await replyTo([], 'GET', '/api/v1/ventures')).toBeNull();
});

it('knows every call of the API', () => {
  expect(new Set(ENDPOINTS.map(({ base }) => base))).toEqual(new Set(['/api/v1', '/api/v2', '']));
  expect(ENDPOINTS.every(({ method, path }) => Boolean(method && path))).toBe(true);
});
