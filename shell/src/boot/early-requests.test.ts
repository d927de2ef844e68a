import { getAnonymousUser, getInvestorLogin } from '@syndication/contract/accounts/accounts.calls';
import { firstCall, SHOWN_GROUP } from '@syndication/contract/host/first-calls';
import type { Registry } from '@syndication/contract/release/registry.rules';
import { getVenture, getVentures } from '@syndication/contract/ventures/ventures.calls';

import { testRegistry } from '../testing/inline-registry';
import { likelyRemote, planEarlyRequests, type RememberedVisit } from './early-requests';

const id = '00000000-0000-4000-8000-000000000100';
const group = '00000000-0000-4000-8000-000000000001';
const named = '00000000-0000-4000-8000-000000000002';
const INVESTOR_CHECK = getInvestorLogin.base + getInvestorLogin.path;
const ENTREPRENEUR_CHECK = getAnonymousUser.base + getAnonymousUser.path;

const released: Registry = {
  ...testRegistry,
  'investor-app': {
    ...testRegistry['investor-app'],
    screens: [
      { path: '/', firstCall: firstCall(getVentures, { groupId: SHOWN_GROUP }) },
      { path: '/ventures/:id', firstCall: firstCall(getVenture) },
    ],
  },
};

/** The plan for an investor of the group, unless something else is remembered. */
function plan(
  path: string,
  remembered: Partial<RememberedVisit> = {},
  registry: Registry = released,
) {
  const { pathname, search } = new URL(path, 'https://own.invalid');
  const visit = { role: 'investor' as const, readerId: id, groupId: group, ...remembered };
  return planEarlyRequests(visit, { pathname, search }, (remote) => registry[remote]);
}

it.each([
  // role, path, remote, session check, data
  [null, '/', 'auth-app', ENTREPRENEUR_CHECK, []],
  [null, `/ventures/${id}`, 'auth-app', ENTREPRENEUR_CHECK, []],
  ['investor', '/', 'investor-app', INVESTOR_CHECK, [`/api/v1/ventures?groupId=${group}`]],
  ['investor', `/ventures/${id}`, 'investor-app', INVESTOR_CHECK, [`/api/v1/ventures/${id}`]],
  ['investor', '/all-updates', 'investor-app', INVESTOR_CHECK, []],
  ['investor', '/investor-signin', 'auth-app', INVESTOR_CHECK, []],
  ['investor', '/etiquette', null, INVESTOR_CHECK, []],
  ['entrepreneur', '/', 'entrepreneur-app', ENTREPRENEUR_CHECK, []],
  ['entrepreneur', '/login/', 'auth-app', ENTREPRENEUR_CHECK, []],
  ['entrepreneur', '/logout', null, ENTREPRENEUR_CHECK, []],
] as const)('plans for role %s at %s: %s, %s, %j', (role, path, remote, session, data) => {
  expect(plan(path, { role })).toEqual({
    release: remote && released[remote],
    session,
    data,
  });
});

it.each([
  // address, remembered group, data
  ['/?sort=name-asc', group, [`/api/v1/ventures?groupId=${group}`]],
  [`/?group=${named}&sort=name-asc`, group, [`/api/v1/ventures?groupId=${named}`]],
  ['/', null, ['/api/v1/ventures']],
] as const)('at %s with the group %s it asks for %j', (path, groupId, data) => {
  expect(plan(path, { groupId }).data).toEqual(data);
});

it('plans no remote that the registry does not name', () => {
  expect(plan('/', {}, {}).release).toBeNull();
});

it('asks for no data of a release that does not say what its screens need', () => {
  expect(plan('/', {}, testRegistry).data).toEqual([]);
});

it('asks for no data that this browser was not given last time', () => {
  expect(plan('/', { readerId: null }).data).toEqual([]);
});

it('expects the signed out and the public pages to need auth-app', () => {
  expect(likelyRemote(null, '/ventures/1')).toBe('auth-app');
  expect(likelyRemote('investor', '/reset-password')).toBe('auth-app');
});
