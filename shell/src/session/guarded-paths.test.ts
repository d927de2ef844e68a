import { PUBLIC_PATHS, SHELL_PATHS } from '@syndication/contract/host/paths';
import { REGISTRY_ELEMENT_ID } from '@syndication/contract/release/registry.rules';
import { REMOTES, type RemoteFacts } from '@syndication/contract/release/remotes.rules';

import { entrepreneurSession, investorSession, staffSession } from '@syndication/shared-ui/testing';

import { testRegistry } from '../testing/inline-registry';
import { isGuardedPath, nameOfPlace, pathAfterSignIn } from './guarded-paths';

const element = document.getElementById(REGISTRY_ELEMENT_ID)!;
const inPage = (registry: object) => (element.textContent = JSON.stringify(registry));
beforeEach(() => inPage(testRegistry));

describe('isGuardedPath', () => {
  it.each([...SHELL_PATHS, '/', '/ventures/1', '/all-updates', '/all-updates/'])(
    'guards %s',
    (path) => expect(isGuardedPath(path)).toBe(true),
  );

  it.each([...PUBLIC_PATHS, '/nonsense', '/nonsense/here', '/ventures', '/ventures/1/more'])(
    'does not know %s',
    (path) => expect(isGuardedPath(path)).toBe(false),
  );

  it('guards what only a canary has', () => {
    const line = testRegistry['investor-app'];
    const release = { ...line, version: '2.0.0', screens: [{ path: '/my-votes' }] };
    expect(isGuardedPath('/my-votes')).toBe(false);
    const canary = { release, sharePercent: 5, members: [] };
    inPage({ ...testRegistry, 'investor-app': { ...line, canary } });
    expect(isGuardedPath('/my-votes')).toBe(true);
  });

  it('guards any path while a release does not name its screens, or there is none', () => {
    const { screens: _, ...older } = testRegistry['investor-app'];
    inPage({ ...testRegistry, 'investor-app': older });
    expect(isGuardedPath('/nonsense')).toBe(true);
    inPage({});
    expect(isGuardedPath('/nonsense')).toBe(true);
    expect(nameOfPlace('/nonsense')).toBeNull();
  });

  it('guards whatever a remote owns', () => {
    const table: Record<string, RemoteFacts> = REMOTES;
    table['insights-app'] = { team: 'the insights team', role: 'investor', paths: ['/insights'] };
    expect(isGuardedPath('/insights')).toBe(true);
    expect(isGuardedPath('/insights/2026/q1')).toBe(true);
    delete table['insights-app'];
    expect(isGuardedPath('/insights')).toBe(false);
  });
});

describe('pathAfterSignIn', () => {
  const member = { ...investorSession, member: { ...investorSession.member, isStaff: false } };
  beforeEach(() => {
    const line = testRegistry['entrepreneur-app'];
    const screens = [{ path: '/' }, { path: '/profile/:id/edit' }];
    inPage({ ...testRegistry, 'entrepreneur-app': { ...line, screens } });
  });

  it.each([
    ['an investor', member, '/ventures/1?round=2#votes'],
    ['an investor', member, '/account'],
    ['an entrepreneur', entrepreneurSession, '/profile/1/edit'],
    ['an entrepreneur', entrepreneurSession, '/unsubscribe-email?v=1'],
    ['staff', staffSession, '/console/people'],
  ])('takes %s back to %3$s', (_, session, path) =>
    expect(pathAfterSignIn(session, path)).toBe(path),
  );

  it.each([
    ['an investor', member, '/profile/1/edit'],
    ['an investor', member, '/unsubscribe-email'],
    ['an investor', member, '/console/people'],
    ['an entrepreneur', entrepreneurSession, '/all-updates'],
    ['an entrepreneur', entrepreneurSession, '/console/people'],
  ])('takes %s home instead of to %3$s, which is for others', (_, session, path) =>
    expect(pathAfterSignIn(session, path)).toBe('/'),
  );

  it('takes everybody back while a release does not name its screens', () => {
    inPage({});
    expect(pathAfterSignIn(member, '/profile/1/edit')).toBe('/profile/1/edit');
  });
});

describe('nameOfPlace', () => {
  it.each([
    ['/ventures/1?round=2#votes', 'the company’s page'],
    ['/unsubscribe-email', 'your reminders'],
    ['/all-updates/', 'the updates'],
    ['/', null],
    ['/nowhere', null],
    ['https://evil.example/account', null],
    ['/login', null],
    [undefined, null],
  ])('calls %j %j', (origin, name) => expect(nameOfPlace(origin)).toBe(name));

  it('calls a screen of a remote that owns its path what the release calls it', () => {
    const line = testRegistry['association-app'];
    const screens = [{ path: '/console/people', place: 'the console' }];
    inPage({ ...testRegistry, 'association-app': { ...line, screens } });
    expect(nameOfPlace('/console/people')).toBe('the console');
    expect(nameOfPlace('/console/elsewhere')).toBeNull();
  });
});
