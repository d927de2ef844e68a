import { readdirSync } from 'node:fs';
import path from 'node:path';

import { sharedProvides } from './shared-provides';

/** Folders of the design library that are no groups: no product page imports them by name. */
const NOT_IN_THE_PRODUCT = ['language', 'testing', 'theme'];

it('provides every group of the design library', () => {
  const groups = readdirSync(path.resolve('shared-ui/src'), {
    withFileTypes: true,
  })
    .filter((entry) => entry.isDirectory() && !NOT_IN_THE_PRODUCT.includes(entry.name))
    .map((entry) => entry.name);
  expect(Object.keys(sharedProvides)).toEqual(expect.arrayContaining(groups));
});
