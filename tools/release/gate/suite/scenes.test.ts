import { REMOTE_NAMES } from '@syndication/contract/release/registry.rules';

import { SCENE_ID, SCENES, scenesOf, type Scene } from './scenes';
import { ENDPOINTS, replyTo } from './stand-in';

it.each(REMOTE_NAMES)('has a scene for %s', (remote) => {
  expect(scenesOf(remote)).not.toHaveLength(0);
});

it.each(SCENES)('a remote for $viewer is told only what the contract allows', ({ answers }) => {
  for (const { endpoint, reply } of answers) {
    const { status, body } = reply({ id: SCENE_ID, emailAddress: 'a@b.test' });
    if (status !== 200) continue;
    const { data } = body as { data: unknown };
    const results = [endpoint.response?.safeParse(data), endpoint.beside?.safeParse(body)];
    for (const { success, error } of results.filter((result) => result !== undefined)) {
      expect([endpoint.path, success, error?.message]).toEqual([endpoint.path, true, undefined]);
    }
  }
});

it('fills the parameters of a path, and tells one method from another', () => {
  const [{ answers }] = scenesOf('investor-app') as [Scene];
  const reply = replyTo(answers, 'GET', '/api/v1/ventures/some-id');
  expect(reply?.body).toMatchObject({ data: { id: 'some-id' } });
  expect(replyTo(answers, 'PUT', '/api/v1/ventures/some-id')).toBeNull();
});

it('answers no content where the contract knows none, and nothing to calls that it does not have', () => {
  expect(replyTo([], 'DELETE', '/api/v1/login')).toEqual({ status: 204, body: null });
  expect(replyTo([], 'GET', '/api/v1/unheard-of')).toBeNull();
  expect(replyTo([], 'GET', '/api/v1/ventures')).toBeNull();
});

it('knows every call of the API', () => {
  expect(new Set(ENDPOINTS.map(({ base }) => base))).toEqual(new Set(['/api/v1', '/api/v2', '']));
  expect(ENDPOINTS.every(({ method, path }) => Boolean(method && path))).toBe(true);
});
