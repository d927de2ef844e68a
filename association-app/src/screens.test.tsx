import app from './app';
import { SCREENS } from './screens';

// A route that is missing here is a 404 to visitors who have yet to sign in.
it('names the path of every route', () => {
  const paths = SCREENS.map(({ path }) => path);
  expect(paths.sort()).toEqual(app.routes.map(({ path }) => path).sort());
});
