import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { FolderStore } from '../store/folder-store';
import { publish, temporaryStore } from '../testing/builds';
import { checkFiles } from './gate';

let store: FolderStore;

beforeEach(async () => {
  store = await temporaryStore();
});

const problems = async (...release: Parameters<typeof checkFiles>) =>
  (await checkFiles(...release)).problems;

it('lets a release pass that is in the store as it was built', async () => {
  expect(await problems(store, await publish(store, 'auth-app', '1.0.0'))).toEqual([]);
  expect(await problems(store, await publish(store, 'shell', '1.0.0'))).toEqual([]);
});

it('refuses one that lacks a file, or has another one in its place', async () => {
  const manifest = await publish(store, 'auth-app', '1.0.0');
  await store.remove('auth-app/files/same.js');
  await writeFile(path.join(store.name, 'auth-app/files/app.1.0.0.js'), 'tampered()');
  expect(await problems(store, manifest)).toEqual([
    `files/same.js is missing in ${store.name}`,
    'files/app.1.0.0.js is not what was built',
  ]);
});

it('refuses one whose entry nothing checks', async () => {
  const manifest = await publish(store, 'auth-app', '1.0.0');
  const { [`release/remoteEntry.1.0.0.js`]: _, ...files } = manifest.files;
  expect(await problems(store, { ...manifest, files })).toEqual([
    'its build has no release/remoteEntry.1.0.0.js',
  ]);
});
