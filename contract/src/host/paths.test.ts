import { isPublicPath, isShellPath, PUBLIC_PATHS, toOwnPath } from './paths';

describe('isPublicPath', () => {
  it.each([...PUBLIC_PATHS, '/login/', '/auth/google/', '/Login'])(
    'counts %s as public',
    (path) => {
      expect(isPublicPath(path)).toBe(true);
    },
  );

  it.each(['/', '/logout', '/loginx', '/login/x', '/auth', '/etiquette', '/ventures/1'])(
    'guards %s',
    (path) => expect(isPublicPath(path)).toBe(false),
  );
});

it.each([
  ['/etiquette', true],
  ['/logout/', true],
  ['/Etiquette', true],
  ['/unsubscribe-email', true],
  ['/unsubscribe-digest', true],
  ['/', false],
  ['/login', false],
])('tells whether the shell serves %s itself', (path, expected) => {
  expect(isShellPath(path)).toBe(expected);
});

describe('toOwnPath', () => {
  it.each(['/', '/ventures/1', '/all-updates?unread=1#top', '/contents/a%2Fb', '/loginx'])(
    'returns to %s',
    (path) => expect(toOwnPath(path)).toBe(path),
  );

  it.each([
    '//evil.example/deals',
    '/\\evil.example/deals',
    '/\t/evil.example/deals',
    '/\n\\evil.example/deals',
    '/.//evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https://evil.example/ventures/1',
    'javascript:alert(1)',
    ' //evil.example',
    'evil.example',
    '//[',
    '',
  ])('never leaves the origin for %j', (candidate) => {
    expect(toOwnPath(candidate)).toBe('/');
  });

  it.each([undefined, null, 1, {}, ['/ventures/1']])('takes no path from %j', (candidate) => {
    expect(toOwnPath(candidate)).toBe('/');
  });

  it.each([
    '/login',
    '/login/',
    '/investor-signin?a=1',
    '/x/../login',
    '/logout',
    '/Logout',
    '/logout/#a',
  ])('does not return to %s, which would send or sign the member out again', (path) =>
    expect(toOwnPath(path)).toBe('/'),
  );
});
