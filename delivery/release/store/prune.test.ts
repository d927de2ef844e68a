import { manifestKey } from '@syndication/delivery-build/store-layout';
import { access, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { runRelease } from '../cli';
import { copyRelease } from '../publish/publish';
import type { FolderStore } from './folder-store';
import { checkFiles } from '../check/gate';
import { readManifest } from './layout';
import { rollBack } from '../rollback/roll-back';
import { pruneStore } from './prune';
import { readRegistry } from './registry';
import { publish, release, temporaryStore, investorsVersion as v } from '../testing/builds';

let store: FolderStore;

beforeEach(async () => {
  store = await temporaryStore();
});

/** Lets two days pass for a file. */
async function age(file: string): Promise<void> {
  const then = new Date((await stat(file)).mtimeMs - 2 * 24 * 60 * 60_000);
  await utimes(file, then, then);
}

/** The same for everything that the store has. */
async function grow(): Promise<void> {
  for (const { key } of await store.list('')) await age(path.join(store.name, key));
}

/** Long ago, and long after each other. */
async function releaseFour(): Promise<void> {
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) {
    await release(store, 'investor-app', version);
    await grow();
  }
}

const versions = async () =>
  (await store.list('investor-app/'))
    .filter(({ key }) => key.endsWith('release.json'))
    .map(({ key }) => key.split('/')[1]?.split('-')[0]);

it('removes old releases and their files, and nothing that a kept one refers to', async () => {
  await releaseFour();
  const dry = await pruneStore(store, 1, true);
  const removed = dry.flatMap((pruned) => pruned.removed);
  expect(removed.filter((key) => key.endsWith('release.json')).sort()).toEqual(
    ['1.0.0', '1.1.0'].map((number) => manifestKey('investor-app', v(number))),
  );
  expect(await versions()).toHaveLength(4);

  await pruneStore(store, 1, false);
  expect((await versions()).sort()).toEqual(['1.2.0', '1.3.0']);
  expect((await store.list('investor-app/files/')).map(({ key }) => key).sort()).toEqual([
    'investor-app/files/app.1.2.0.js',
    'investor-app/files/app.1.3.0.js',
    'investor-app/files/same.js',
  ]);
});

it('takes no release for spoilt that somebody else removes at the same time', async () => {
  await releaseFour();
  const read = store.read.bind(store);
  const removed = manifestKey('investor-app', v('1.0.0'));
  jest.spyOn(store, 'read').mockImplementation(async (key) => {
    if (key === removed) await store.remove(key);
    return read(key);
  });
  const pruned = await pruneStore(store, 1, false);
  expect(pruned.flatMap(({ spoilt }) => spoilt)).toEqual([]);
  jest.restoreAllMocks();
  expect((await versions()).sort()).toEqual(['1.2.0', '1.3.0']);
});

it('keeps what a entry names, however old it is', async () => {
  await releaseFour();
  await rollBack(store, 'investor-app', { version: v('1.1.0') });
  await pruneStore(store, 1, false);
  expect((await versions()).sort()).toEqual(['1.0.0', '1.1.0', '1.3.0']);
});

it('keeps the last releases, whether they were live or not', async () => {
  await release(store, 'investor-app', '1.0.0');
  await grow();
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) {
    await publish(store, 'investor-app', version);
    await grow();
  }
  await pruneStore(store, 2, false);
  expect((await versions()).sort()).toEqual(['1.0.0', '1.2.0', '1.3.0']);
  await readManifest(store, 'investor-app', v('1.3.0'));
});

it('leaves alone what is on its way, and what was never finished until it is old', async () => {
  await release(store, 'investor-app', '1.0.0');
  await store.create('investor-app/files/coming.js', Buffer.from('coming()'));
  await pruneStore(store, 1, false);
  expect(await store.read('investor-app/files/coming.js')).not.toBeNull();
  await grow();
  await pruneStore(store, 1, false);
  expect(await store.read('investor-app/files/coming.js')).toBeNull();
  expect(await store.read(manifestKey('investor-app', v('1.0.0')))).not.toBeNull();
});

describe('where a manifest cannot be used', () => {
  const spoilt = v('1.1.0');
  const manifest = () => path.join(store.name, manifestKey('investor-app', spoilt));
  const shared = async () =>
    (await store.list('investor-app/files/')).map(({ key }) => path.basename(key)).sort();
  const ALL_SHARED = ['app.1.0.0.js', 'app.1.1.0.js', 'app.1.2.0.js', 'app.1.3.0.js', 'same.js'];
  let log: jest.SpyInstance;

  beforeEach(async () => {
    log = jest.spyOn(console, 'log').mockImplementation();
    await releaseFour();
  });
  afterEach(() => jest.restoreAllMocks());

  const prune = () => runRelease(['prune', '--to', store.name, '--keep', '1']);
  const isEntryThere = async (number: string) =>
    (await store.read(`investor-app/${v(number)}/remoteEntry.${number}.js`)) !== null;

  it.each(['{"version":', '{}', 'null', '[]'])(
    'keeps what such a release (%s) may need, removes others, and says so',
    async (text) => {
      await writeFile(manifest(), text);
      await age(manifest());
      expect(await prune()).toBe(3);
      expect((await versions()).sort()).toEqual(['1.1.0', '1.2.0', '1.3.0']);
      expect([await isEntryThere('1.0.0'), await isEntryThere('1.1.0')]).toEqual([false, true]);
      expect(await shared()).toEqual(ALL_SHARED);
      expect(log.mock.calls.flat().join('\n')).toContain(`investor-app@${spoilt} is spoilt`);
    },
  );

  it('prunes the other apps', async () => {
    await writeFile(manifest(), '{}');
    for (const number of ['1.0.0', '1.1.0', '1.2.0']) {
      await release(store, 'auth-app', number);
      await grow();
    }
    expect(await prune()).toBe(3);
    const kept = await store.list('auth-app/files/');
    expect(kept.map(({ key }) => path.basename(key)).sort()).toEqual([
      'app.1.1.0.js',
      'app.1.2.0.js',
      'same.js',
    ]);
  });

  it('keeps what a named release needs whose manifest is gone', async () => {
    await rollBack(store, 'investor-app', { version: spoilt });
    await rm(manifest());
    expect(await prune()).toBe(3);
    expect(await isEntryThere('1.1.0')).toBe(true);
    expect(await shared()).toEqual(ALL_SHARED);
  });

  it('removes everything that is not needed once the manifest is gone and nothing names it', async () => {
    await rm(manifest());
    expect(await prune()).toBe(0);
    expect(await isEntryThere('1.1.0')).toBe(false);
    expect(await shared()).toEqual(['app.1.2.0.js', 'app.1.3.0.js', 'same.js']);
  });
});

/** Does something right before the first object is removed. */
function beforeFirstRemoval(act: () => Promise<unknown>): void {
  const { remove } = store;
  jest.spyOn(store, 'remove').mockImplementationOnce(async (key, before) => {
    await act();
    return remove.call(store, key, before);
  });
}

const isWhole = async (version: string): Promise<boolean> => {
  const manifest = await readManifest(store, 'investor-app', v(version));
  return (await checkFiles(store, manifest)).problems.length === 0;
};

describe('while a file that is to be removed is being published again', () => {
  beforeEach(releaseFour);

  it('keeps a build that is published again', async () => {
    beforeFirstRemoval(() => publish(store, 'investor-app', '1.0.0'));
    await pruneStore(store, 1, false);
    expect(await isWhole('1.0.0')).toBe(true);
  });

  it('keeps a build that was published again before', async () => {
    await publish(store, 'investor-app', '1.0.0');
    await pruneStore(store, 1, false);
    expect(await isWhole('1.0.0')).toBe(true);
    expect((await versions()).sort()).toEqual(['1.0.0', '1.2.0', '1.3.0']);
  });

  it('keeps a release of the store that is made live again', async () => {
    const manifest = await readManifest(store, 'investor-app', v('1.0.0'));
    await copyRelease(store, store, manifest);
    await pruneStore(store, 1, false);
    expect(await isWhole('1.0.0')).toBe(true);
  });

  it('keeps what somebody goes back to', async () => {
    const [first = '', second = ''] = ['1.0.0', '1.1.0'].map(v);
    const { remove } = store;
    // Whichever goes first, the other one is gone back to.
    jest.spyOn(store, 'remove').mockImplementationOnce(async (key, before) => {
      const version = key.includes(first) ? second : first;
      await rollBack(store, 'investor-app', { version });
      return remove.call(store, key, before);
    });
    await pruneStore(store, 1, false);
    const live = (await readRegistry(store))['investor-app']?.version ?? '';
    expect([first, second]).toContain(live);
    expect(await isWhole(live.split('-')[0] ?? '')).toBe(true);
  });
});

it('removes what was never finished, once it is old', async () => {
  await release(store, 'investor-app', '1.0.0');
  const half = path.join(store.name, 'investor-app/.unfinished-1');
  await writeFile(half, 'half');
  await pruneStore(store, 1, false);
  await access(half);
  await age(half);
  await pruneStore(store, 1, true);
  await access(half);
  await pruneStore(store, 1, false);
  await expect(access(half)).rejects.toThrow('ENOENT');
});
