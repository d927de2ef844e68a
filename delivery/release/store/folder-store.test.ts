import { readdirSync, type Stats } from 'node:fs';
import type nodeFs from 'node:fs';
import type fs from 'node:fs/promises';
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { lockFolder } from './folder-lock';
import { FolderStore, openStore } from './folder-store';
import { temporaryFolder } from '../testing/builds';

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual<typeof fs>('node:fs/promises');
  const { stat, rm, readdir, readFile, writeFile } = actual;
  return {
    ...actual,
    ...{ stat: jest.fn(stat), rm: jest.fn(rm), writeFile: jest.fn(writeFile) },
    ...{ readdir: jest.fn(readdir), readFile: jest.fn(readFile) },
  };
});

jest.mock('node:fs', () => {
  const actual = jest.requireActual<typeof nodeFs>('node:fs');
  return { ...actual, readdirSync: jest.fn(actual.readdirSync) };
});

/** Makes the lock stale for the next processes, as that of a killed process. */
function makeLockStale(times: number): void {
  for (let n = 0; n < times; n += 1) {
    jest.mocked(stat).mockResolvedValueOnce({ mtimeMs: 0 } as Stats);
  }
}

let folder: string;
let store: FolderStore;

beforeEach(async () => {
  folder = await temporaryFolder();
  store = new FolderStore(folder);
  const { stat: statReally } = jest.requireActual<typeof fs>('node:fs/promises');
  jest.mocked(stat).mockReset().mockImplementation(statReally);
});

const text = async (key: string) => (await store.read(key))?.body.toString();

/** Counts in an object, as one of many. */
async function addOne(): Promise<void> {
  for (;;) {
    const stored = await store.read('registry.json');
    const next = Buffer.from(String(Number(stored?.body.toString() ?? 0) + 1));
    if (await store.swap('registry.json', next, stored?.tag ?? null)) return;
  }
}

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
  await Promise.all(Array.from({ length: 12 }, addOne));
  expect(await text('registry.json')).toBe('12');
});

it('loses nothing, and takes turns, when everybody gets the lock', async () => {
  makeLockStale(12);
  await Promise.all(Array.from({ length: 6 }, addOne));
  expect(await text('registry.json')).toBe('6');
});

it('waits for a lock that is held, and leaves none behind', async () => {
  const lock = await lockFolder(folder);
  const swapped = store.swap('registry.json', Buffer.from('1'), null);
  expect(await Promise.race([swapped, sleep(100)])).toBeUndefined();
  expect(lock.isMine()).toBe(true);
  await lock.release();
  expect(await swapped).toBe(true);
  expect(await readdir(folder)).toEqual(['registry.json']);
});

it('counts a swap as done when its lock cannot be removed', async () => {
  jest.mocked(rm).mockRejectedValueOnce(new Error('EIO: i/o error'));
  expect(await store.swap('registry.json', Buffer.from('1'), null)).toBe(true);
  expect((await readdir(folder)).sort()).toEqual(['.lock', 'registry.json']);
});

it.each([
  ['long ago', -60_000],
  ['by a clock that ran ahead', 60_000],
])('replaces a stale lock %s', async (_, offsetMs) => {
  const lock = path.join(folder, '.lock');
  await writeFile(lock, 'a killed process');
  const at = new Date(Date.now() + offsetMs);
  await utimes(lock, at, at);
  const swapped = store.swap('registry.json', Buffer.from('1'), null);
  expect(await Promise.race([swapped, sleep(2_000, 'still locked', { ref: false })])).toBe(true);
});

it('starts again when another process has replaced the lock', async () => {
  const { read } = store;
  const reads = jest.spyOn(store, 'read').mockImplementationOnce(async (key) => {
    await writeFile(path.join(folder, '.lock'), 'another process');
    return read.call(store, key);
  });
  makeLockStale(1);
  expect(await store.swap('registry.json', Buffer.from('1'), null)).toBe(true);
  expect(reads).toHaveBeenCalledTimes(2);
});

it('lists and removes, and no folder stays empty', async () => {
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

it('leaves nothing unfinished behind, whether it wrote or not', async () => {
  await store.create('auth-app/files/x.js', Buffer.from('x'));
  await store.create('auth-app/files/x.js', Buffer.from('x'));
  await expect(store.create('auth-app/files/x.js', Buffer.from('y'))).rejects.toThrow('already');
  await store.swap('registry.json', Buffer.from('1'), null);
  await store.swap('registry.json', Buffer.from('2'), null);
  // A folder cannot be replaced by a file.
  await mkdir(path.join(folder, 'events'));
  await expect(store.swap('events', Buffer.from('3'), null)).rejects.toThrow('EISDIR');
  const files = await readdir(folder, { recursive: true });
  expect(files.filter((name) => name.includes('.unfinished'))).toEqual([]);
});

it('removes only what is older than a moment, and what was begun before it', async () => {
  const [before, then, later] = [2_000_000, 1_999_999, 2_000_001].map((s) => new Date(s * 1000));
  await store.create('auth-app/files/old.js', Buffer.from('old'));
  await store.create('auth-app/files/new.js', Buffer.from('new'));
  await writeFile(path.join(folder, 'auth-app/files/.unfinished-1'), 'half');
  await writeFile(path.join(folder, 'auth-app/files/.unfinished-2'), 'half');
  for (const name of ['old.js', '.unfinished-1']) {
    await utimes(path.join(folder, 'auth-app/files', name), then!, then!);
  }
  for (const name of ['new.js', '.unfinished-2']) {
    await utimes(path.join(folder, 'auth-app/files', name), later!, later!);
  }
  expect(await store.remove('auth-app/files/old.js', before)).toBe(true);
  expect(await store.remove('auth-app/files/new.js', before)).toBe(false);
  expect(await store.remove('auth-app/files/gone.js', before)).toBe(true);
  await store.removeUnfinished(before!);
  await new FolderStore(path.join(folder, 'none')).removeUnfinished(before!);
  expect((await readdir(path.join(folder, 'auth-app/files'))).sort()).toEqual([
    '.unfinished-2',
    'new.js',
  ]);
});

it('creates what was removed while it looked', async () => {
  await store.create('auth-app/files/x.js', Buffer.from('x'));
  const { read } = store;
  jest.spyOn(store, 'read').mockImplementationOnce(async (key) => {
    await store.remove(key);
    return read.call(store, key);
  });
  await store.create('auth-app/files/x.js', Buffer.from('x'));
  expect(await text('auth-app/files/x.js')).toBe('x');
});

it.each(['../registry.json', '/etc/passwd', 'a//b', 'a/../b', '.lock', ''])(
  'refuses the key %j',
  async (key) => {
    await expect(store.create(key, Buffer.from('x'))).rejects.toThrow('no key of a release store');
    await expect(store.read(key)).rejects.toThrow('no key of a release store');
  },
);

it.each([
  ['ENOSPC', 'the disk is full'],
  ['EROFS', 'it is read-only'],
  ['EACCES', 'this user has no right to'],
])('says in words why nothing can be written after %s', async (code, words) => {
  const body = Buffer.from('x');
  const message = `${folder} cannot be written: ${words}.`;
  const fail = () => Promise.reject(Object.assign(new Error(`${code}, write`), { code }));
  jest.mocked(writeFile).mockImplementationOnce(fail);
  await expect(store.create('a', body)).rejects.toThrow(message);
  jest.mocked(writeFile).mockImplementationOnce(fail);
  await expect(store.swap('registry.json', body, null)).rejects.toThrow(message);
  await store.create('a', body);
  jest.mocked(rm).mockImplementationOnce(fail);
  await expect(store.remove('a')).rejects.toThrow(message);
});

it('says in words that it may not be read', async () => {
  const message = `${folder} cannot be read: this user has no right to.`;
  const denied = () => Object.assign(new Error('EACCES, scandir'), { code: 'EACCES' });
  jest.mocked(readFile).mockRejectedValueOnce(denied());
  await expect(store.read('registry.json')).rejects.toThrow(message);
  jest.mocked(readdir).mockRejectedValueOnce(denied());
  await expect(store.list('events/')).rejects.toThrow(message);
  jest.mocked(readdirSync).mockImplementationOnce(() => {
    throw denied();
  });
  expect(() => openStore(folder)).toThrow(message);
});

it('opens folders, and names a kind of store that it does not know', () => {
  expect(openStore(folder).name).toBe(folder);
  expect(() => openStore('s3://bucket/releases')).toThrow('not s3://bucket/releases');
});

it('opens no folder that is not there, since its path may be mistyped', async () => {
  const mistyped = path.join(folder, 'mistyped');
  expect(() => openStore(mistyped)).toThrow(`There is no folder ${mistyped}.`);
  await writeFile(mistyped, '');
  expect(() => openStore(mistyped)).toThrow(`There is no folder ${mistyped}.`);
});

it('opens a new store, one that is being filled and one in use, but no folder with something else', async () => {
  const add = (name: string) => mkdir(path.join(folder, name));
  for (const name of ['lost+found', 'shell']) {
    await add(name);
    expect(openStore(folder).name).toBe(folder);
  }
  await add('database');
  expect(() => openStore(folder)).toThrow(`${folder} is no store of releases`);
  await store.swap('registry.json', Buffer.from('{}'), null);
  expect(openStore(folder).name).toBe(folder);
});
