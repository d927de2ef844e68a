import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

import { REMOTE_FOLDERS } from '../remote-folders.mjs';
import { findUnsharedGroups } from './shared-groups.mjs';

const ROOT = resolve(import.meta.dirname, '../..');

it('finds two apps or more for every group of the design library; what one app uses belongs into it', () => {
  expect(findUnsharedGroups(ROOT, ['shell', ...REMOTE_FOLDERS])).toEqual({});
});

describe('names a group', () => {
  let root;

  function write(file, text = '') {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const importing = (group) => `import { x } from '@syndication/shared-ui/${group}';`;
  const unshared = () => findUnsharedGroups(root, ['shell', 'investor-app']);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'groups-'));
    write('shared-ui/src/deals/index.ts');
    write('shared-ui/src/testing/index.ts');
    write('shell/src/app.tsx');
    write('investor-app/src/app.tsx');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('that nobody uses', () => {
    expect(unshared()).toEqual({ deals: [] });
  });

  it.each([
    ['one app alone uses', 'shell/src/app.tsx', ''],
    [
      'the shell only provides',
      'shell/src/shared-provides.ts',
      `import('@syndication/shared-ui/deals')`,
    ],
    ['the other app only tests', 'shell/src/deals.test.tsx', importing('deals')],
    ['the other app only shows in a story', 'shell/src/deals.stories.tsx', importing('deals')],
    ['the other app only has in its fixtures', 'shell/src/testing/deals.tsx', importing('deals')],
  ])('that %s', (_, file, text) => {
    write('investor-app/src/app.tsx', importing('deals'));
    write(file, text);
    expect(unshared()).toEqual({ deals: ['investor-app'] });
  });

  it('unless two use it', () => {
    write('investor-app/src/routes/deals.tsx', importing('deals'));
    write('shell/src/app.tsx', `void import('@syndication/shared-ui/deals');`);
    expect(unshared()).toEqual({});
  });
});
