import { PUBLIC_PATHS } from '@syndication/contract/host/paths';

import app from './app';

it('has a screen for every public path, and no other', () => {
  expect(app.routes.map(({ path }) => path).sort()).toEqual([...PUBLIC_PATHS].sort());
});
