import { REMOTES, type RemoteFacts } from '../release/remotes.rules';
import { isGuardedPath, nameOfPlace } from './guarded-paths';
import { PUBLIC_PATHS, SHELL_PATHS } from './paths';

/** Section 2, "Guarded routes", with an id in place of each parameter. */
const SPECIFIED = [
  '/',
  '/create-profile',
  '/view-profile',
  '/etiquette',
  '/contents/anything/below',
  '/contents/1',
  '/all-updates',
  '/logout',
  '/profile/1/edit',
  '/deals/1',
  '/ventures/1',
  '/unsubscribe-email',
];

describe('isGuardedPath', () => {
  it.each([...SPECIFIED, ...SHELL_PATHS, '/all-updates/', '/predictions/1'])('guards %s', (path) =>
    expect(isGuardedPath(path)).toBe(true),
  );

  it.each([
    ...PUBLIC_PATHS,
    '/nonsense',
    '/nonsense/here',
    '/ventures',
    '/ventures/1/more',
    '/profile/1',
  ])('does not know %s', (path) => expect(isGuardedPath(path)).toBe(false));

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
    ['/contents/1/', 'the updates'],
    ['/', null],
    ['/nowhere', null],
    ['https://evil.example/account', null],
    ['/login', null],
    [undefined, null],
  ])('calls %j %j', (origin, name) => expect(nameOfPlace(origin)).toBe(name));
});
