import { isGuardedPath } from '@syndication/contract/host/guarded-paths';

import app from './app';

// A route that is missing there is a 404 to visitors who have yet to sign in.
it.each(app.routes.map(({ path }) => path))('is known to the guard: %s', (path) => {
  expect(isGuardedPath(path.replace(':id', '1').replace('*', 'x'))).toBe(true);
});
