import { readdirSync } from 'node:fs';
import path from 'node:path';

import type { RemoteApp } from '@syndication/contract/host';
import { LOGOUT_PATH, SHELL_PATHS } from '@syndication/contract/host/paths';
import { REMOTE_NAMES, type RemoteName } from '@syndication/contract/release/registry.rules';
import { REMOTES } from '@syndication/contract/release/remotes.rules';

import { SCREENS } from '../e2e/fixtures/screens';

/** Section 2, "Guarded routes". */
const GUARDED_ROUTES = [
  '/',
  '/create-profile',
  '/view-profile',
  '/etiquette',
  '/contents/*',
  '/contents/:id',
  '/all-updates',
  '/logout',
  '/profile/:id/edit',
  '/deals/:id',
  '/ventures/:id',
  '/unsubscribe-email',
];

const sourceOf = (remote: RemoteName) => path.join(import.meta.dirname, '..', remote, 'src');

const appOf = (remote: RemoteName) =>
  jest.requireActual<{ default: RemoteApp }>(path.join(sourceOf(remote), 'app.tsx')).default;

/** Paths of a remote that none of these addresses leads to, by whichever of its routes. */
function missedPaths(remote: RemoteName, addresses: readonly string[]): string[] {
  const app = appOf(remote);
  const screenOf = ({ Component, load }: RemoteApp['routes'][number]) => Component ?? load;
  const isAt = (route: string) => {
    const pattern = new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`);
    return addresses.some((address) => pattern.test(address));
  };
  const seen = app.routes.filter((route) => isAt(route.path)).map(screenOf);
  return (
    app.routes
      // Everything below a path is a redirect.
      .filter((route) => !route.path.endsWith('*') && !seen.includes(screenOf(route)))
      .map((route) => route.path)
  );
}

interface Story {
  args?: { at?: string | { pathname: string } };
}

/** Where the stories of a remote show it: at the home page, unless they say otherwise. */
function placesOfStories(remote: RemoteName): string[] {
  const modules = readdirSync(sourceOf(remote), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => jest.requireActual<Record<string, Story>>(path.join(sourceOf(remote), file)));
  return modules.flatMap(({ default: meta, ...stories }) =>
    Object.values(stories).map(({ args }) => {
      const at = args?.at ?? meta?.args?.at ?? '/';
      return typeof at === 'string' ? at.replace(/[?#].*/, '') : at.pathname;
    }),
  );
}

it('has every guarded route of the specification', () => {
  const routes = REMOTE_NAMES.flatMap((remote) => appOf(remote).routes.map((route) => route.path));
  const known = new Set<string>([...routes, ...SHELL_PATHS]);
  expect(GUARDED_ROUTES.filter((path) => !known.has(path))).toEqual([]);
});

// Lighthouse, and the check for what moves while a page loads, visit the list.
it.each(REMOTE_NAMES)('has every screen of %s in the list of screens', (remote) => {
  const visited = SCREENS.filter(({ person }) => (person?.role ?? null) === REMOTES[remote].role);
  const routes = visited.map(({ route }) => route);
  expect(missedPaths(remote, routes)).toEqual([]);
});

it('has every screen of the shell in the list of screens', () => {
  const routes = SCREENS.map(({ route }) => route);
  expect(SHELL_PATHS.filter((each) => each !== LOGOUT_PATH && !routes.includes(each))).toEqual([]);
});

// Designers, and the checks for accessibility, see a screen by its stories.
// Loaded out here, since stories bring a library with hooks of its own.
const places = REMOTE_NAMES.map((remote) => ({ remote, at: placesOfStories(remote) }));
it.each(places)('has a story of every screen of $remote', ({ remote, at }) => {
  expect(missedPaths(remote, at)).toEqual([]);
});
