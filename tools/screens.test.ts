import path from 'node:path';

import type { RemoteApp } from '@syndication/contract/host';
import { LOGOUT_PATH, SHELL_PATHS } from '@syndication/contract/host/paths';
import { REMOTE_NAMES } from '@syndication/contract/release/registry.rules';
import { REMOTES } from '@syndication/contract/release/remotes.rules';

import { SCREENS } from '../e2e/fixtures/screens';

const repository = path.join(import.meta.dirname, '..');
const visited = (role: string | null) =>
  SCREENS.filter(({ person }) => (person?.role ?? null) === role).map(({ route }) => route);

// What is not in the list is neither measured by Lighthouse nor watched for what moves while it loads.
describe('the list of screens that the browser checks visit', () => {
  it.each(REMOTE_NAMES)('has every route of %s', async (remote) => {
    const file = path.join(repository, remote, 'src/app.tsx');
    const { default: app } = (await import(file)) as { default: RemoteApp };
    const known = visited(REMOTES[remote].role);
    const screenOf = ({ Component, load }: RemoteApp['routes'][number]) => Component ?? load;
    const screens = app.routes.filter((route) => known.includes(route.path)).map(screenOf);
    const missing = app.routes
      // Everything below a path is a redirect, and a second path to a screen that is visited shows the same.
      .filter((route) => !route.path.endsWith('*') && !screens.includes(screenOf(route)))
      .map((route) => route.path);
    expect(missing).toEqual([]);
  });

  it('has every screen of the shell', () => {
    const known = SCREENS.map(({ route }) => route);
    expect(SHELL_PATHS.filter((each) => each !== LOGOUT_PATH && !known.includes(each))).toEqual([]);
  });
});
