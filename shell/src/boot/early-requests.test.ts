import { testRegistry } from '../testing/inline-registry';
import { likelyRemote, planEarlyRequests } from './early-requests';

const id = '00000000-0000-4000-8000-000000000100';
const INVESTOR_CHECK = '/api/v1/login';
const ENTREPRENEUR_CHECK = '/api/v2/user/anon';

it.each([
  // role, path, remote, session check, data
  [null, '/', 'auth-app', ENTREPRENEUR_CHECK, []],
  [null, `/ventures/${id}`, 'auth-app', ENTREPRENEUR_CHECK, []],
  ['investor', '/', 'investor-app', INVESTOR_CHECK, ['/api/v1/ventures']],
  ['investor', `/ventures/${id}`, 'investor-app', INVESTOR_CHECK, [`/api/v1/ventures/${id}`]],
  ['investor', `/deals/${id}/`, 'investor-app', INVESTOR_CHECK, [`/api/v1/ventures/${id}`]],
  ['investor', '/ventures/not-an-id', 'investor-app', INVESTOR_CHECK, []],
  ['investor', '/all-updates', 'investor-app', INVESTOR_CHECK, []],
  ['investor', '/investor-signin', 'auth-app', INVESTOR_CHECK, []],
  ['investor', '/etiquette', null, INVESTOR_CHECK, []],
  ['entrepreneur', '/', 'entrepreneur-app', ENTREPRENEUR_CHECK, ['/api/v1/ventures']],
  ['entrepreneur', '/login/', 'auth-app', ENTREPRENEUR_CHECK, []],
  ['entrepreneur', '/logout', null, ENTREPRENEUR_CHECK, []],
] as const)('plans for role %s at %s: %s, %s, %j', (role, path, remote, session, data) => {
  expect(planEarlyRequests(role, path, testRegistry)).toEqual({
    release: remote && testRegistry[remote],
    session,
    data,
  });
});

it('plans no remote that the registry does not name', () => {
  expect(planEarlyRequests('investor', '/', {}).release).toBeNull();
});

it('expects the signed out and the public pages to need auth-app', () => {
  expect(likelyRemote(null, '/ventures/1')).toBe('auth-app');
  expect(likelyRemote('investor', '/reset-password')).toBe('auth-app');
});
