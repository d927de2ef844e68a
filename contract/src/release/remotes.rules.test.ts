import { ROLES } from '../accounts/accounts.rules';
import { isPublicPath, isShellPath } from '../host/paths';
import { remoteAt, remoteOfRole, REMOTES, type RemoteFacts } from './remotes.rules';

const table: Record<string, RemoteFacts> = REMOTES;
const owned = Object.entries(table).flatMap(([name, { paths = [] }]) =>
  paths.map((path) => ({ name, path })),
);

describe('the table of remotes', () => {
  it.each([...ROLES, null])(
    'has one remote for whatever the role %s has beside owned paths',
    (role) => {
      const whole = Object.values(table).filter((facts) => facts.role === role && !facts.paths);
      expect(whole).toHaveLength(1);
    },
  );

  it('names folders that are known as remotes by their names', () => {
    for (const name of Object.keys(table)) expect(name).toMatch(/^[a-z]+(-[a-z]+)*-app$/);
  });

  it('lets remotes own paths that are nobody else’s', () => {
    for (const { name, path } of owned) {
      expect(path).toMatch(/^(\/[a-z0-9-]+)+$/);
      expect([path, isShellPath(path) || isPublicPath(path)]).toEqual([path, false]);
      const inTheWay = owned.filter(
        (other) => other.name !== name && `${other.path}/`.startsWith(`${path}/`),
      );
      expect(inTheWay).toEqual([]);
    }
  });
});

describe('whose a path is', () => {
  it.each([
    ['investor', 'investor-app'],
    ['entrepreneur', 'entrepreneur-app'],
    [null, 'auth-app'],
  ] as const)('for the role %s: %s, where nobody owns it', (role, remote) => {
    expect(remoteOfRole(role)).toBe(remote);
    expect(remoteAt(role, '/nowhere/in/particular')).toBe(remote);
  });

  it('is the console’s for those who may use it, and nobody’s for others', () => {
    expect(remoteAt('investor', '/console/people')).toBe('association-app');
    expect(remoteAt('investor', '/console/people', false)).toBe('investor-app');
    expect(remoteAt('entrepreneur', '/console')).toBe('entrepreneur-app');
  });

  describe('with a remote that owns /insights of the investors', () => {
    const name = 'insights-app';
    beforeAll(() => {
      table[name] = { team: 'the insights team', role: 'investor', paths: ['/insights'] };
    });
    afterAll(() => {
      delete table[name];
    });

    it.each(['/insights', '/insights/', '/insights/2026/q1'])('its owner has %s', (path) => {
      expect(remoteAt('investor', path)).toBe(name);
    });

    it.each(['/', '/insights-of-2025', '/ventures/insights'])(
      'the role’s own remote has %s',
      (path) => {
        expect(remoteAt('investor', path)).toBe('investor-app');
      },
    );

    it('is nothing for other roles, nor the one that has the rest', () => {
      expect(remoteAt('entrepreneur', '/insights')).toBe('entrepreneur-app');
      expect(remoteAt(null, '/insights')).toBe('auth-app');
      expect(remoteOfRole('investor')).toBe('investor-app');
    });
  });
});
