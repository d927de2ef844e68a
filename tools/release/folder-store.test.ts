import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { FolderStore } from './folder-store';
import { openStore } from './open-store';
import { removeTemporaryFolders, temporaryFolder } from './testing/builds';

let folder: string;
let store: FolderStore;

beforeEach(async () => {
  folder = await temporaryFolder();
  store = new FolderStore(folder);
});
afterAll(removeTemporaryFolders);

const text = async (key: string) => (await store.read(key))?.body.toString();

it('keeps what was created, and refuses another content under the same key', async () => {
  await store.create('investor-app/1.0.0/a.js', Buffer.from('a'));
  await store.create('investor-app/1.0.0/a.js', Buffer.from('a'));
  await expect(store.create('investor-app/1.0.0/a.js', Buffer.from('b'))).rejects.toThrow(
    'already with another content',
  );
  expect(await text('investor-app/1.0.0/a.js')).toBe('a');
});

it('swaps only what is still as expected', async () => {
  expect(await store.swap('registry.json', Buffer.from('1'), null)).toBe(true);
  expect(await store.swap('registry.json', Buffer.from('2'), null)).toBe(false);
  const { tag } = (await store.read('registry.json'))!;
  expect(await store.swap('registry.json', Buffer.from('2'), tag)).toBe(true);
  expect(await store.swap('registry.json', Buffer.from('3'), tag)).toBe(false);
  expect(await text('registry.json')).toBe('2');
});

it('lets one of many win each time, and loses nothing', async () => {
  const add = async () => {
    for (;;) {
      const stored = await store.read('registry.json');
      const next = Buffer.from(String(Number(stored?.body.toString() ?? 0) + 1));
      if (await store.swap('registry.json', next, stored?.tag ?? null)) return;
    }
  };
  await Promise.all(Array.from({ length: 12 }, add));
  expect(await text('registry.json')).toBe('12');
});

it('lists and removes, and leaves nothing unfinished behind', async () => {
  await store.create('auth-app/1.0.0/release.json', Buffer.from('{}'));
  await store.create('auth-app/files/x.js', Buffer.from('x'));
  await writeFile(path.join(folder, 'auth-app/.unfinished-1'), 'half');
  expect((await store.list('auth-app/')).map(({ key }) => key).sort()).toEqual([
    'auth-app/1.0.0/release.json',
    'auth-app/files/x.js',
  ]);
  expect(await store.list('shell/')).toEqual([]);
  await store.remove('auth-app/files/x.js');
  await store.remove('auth-app/files/x.js');
  expect(await text('auth-app/files/x.js')).toBeUndefined();
  expect(await readdir(path.join(folder, 'auth-app'))).toEqual(['.unfinished-1', '1.0.0']);
});

it.each(['../registry.json', '/etc/passwd', 'a//b', 'a/../b', '.lock', ''])(
  'refuses the key %j',
  async (key) => {
    await expect(store.create(key, Buffer.from('x'))).rejects.toThrow('no key of a release store');
    await expect(store.read(key)).rejects.toThrow('no key of a release store');
  },
);

it('opens folders, and names a kind of store that it does not know', () => {
  expect(openStore(folder).name).toBe(folder);
  expect(openStore(`file://${folder}`).name).toBe(folder);
  expect(() => openStore('s3://bucket/releases')).toThrow('no release store of the kind s3');
});
