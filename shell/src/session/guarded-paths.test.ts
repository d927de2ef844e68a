import { PUBLIC_PATHS, SHELL_PATHS } from '@syndication/contract/host/paths';
import { REGISTRY_ELEMENT_ID } from '@syndication/contract/release/registry.rules';
import { REMOTES, type RemoteFacts } from '@syndication/contract/release/remotes.rules';

import { testRegistry } from '../testing/inline-registry';
import { isGuardedPath, nameOfPlace } from './guarded-paths';

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
});
