import { utimes } from 'node:fs/promises';
import path from 'node:path';

import type { FolderStore } from './folder-store';
import { manifestKey, readManifest } from './layout';
import { rollBack } from './roll-back';
import { prune } from './prune';
import {
  publish,
  release,
  removeTemporaryFolders,
  temporaryStore,
  versionOf,
} from './testing/builds';

let store: FolderStore;

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout'] });
  store = await temporaryStore();
});
afterEach(() => jest.useRealTimers());
afterAll(removeTemporaryFolders);

const investorVersion = (number: string): string => versionOf('investor-app', number);

/** Lets two days pass for everything that the store has. */
async function grow(): Promise<void> {
  const then = new Date(Date.now() - 1000);
  for (const { key } of await store.list('')) {
    await utimes(path.join(store.name, key), then, then);
  }
  jest.setSystemTime(Date.now() + 2 * 24 * 60 * 60_000);
}

const versions = async () =>
  (await store.list('investor-app/'))
    .filter(({ key }) => key.endsWith('release.json'))
    .map(({ key }) => key.split('/')[1]?.split('-')[0]);

it('removes old releases and their files, and nothing that a kept one refers to', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) {
    await release(store, 'investor-app', version);
    await grow();
  }
  const dry = await prune(store, 1, true);
  expect(dry['investor-app'].versions.sort()).toEqual(['1.0.0', '1.1.0'].map(investorVersion));
  expect(await versions()).toHaveLength(4);

  await prune(store, 1, false);
  expect((await versions()).sort()).toEqual(['1.2.0', '1.3.0']);
  expect((await store.list('investor-app/files/')).map(({ key }) => key).sort()).toEqual([
    'investor-app/files/app.1.2.0.js',
    'investor-app/files/app.1.3.0.js',
    'investor-app/files/same.js',
  ]);
});

it('keeps what a line names, however old it is', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) {
    await release(store, 'investor-app', version);
    await grow();
  }
  await rollBack(store, 'investor-app', { version: investorVersion('1.1.0') });
  await prune(store, 1, false);
  expect((await versions()).sort()).toEqual(['1.0.0', '1.1.0', '1.3.0']);
});

it('keeps the last releases, whether they were live or not', async () => {
  await release(store, 'investor-app', '1.0.0');
  await grow();
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) {
    await publish(store, 'investor-app', version);
    await grow();
  }
  await prune(store, 2, false);
  expect((await versions()).sort()).toEqual(['1.0.0', '1.2.0', '1.3.0']);
  await readManifest(store, 'investor-app', investorVersion('1.3.0'));
});

it('leaves alone what is on its way, and what was never finished until it is old', async () => {
  await release(store, 'investor-app', '1.0.0');
  await store.create('investor-app/files/coming.js', Buffer.from('coming()'));
  await prune(store, 1, false);
  expect(await store.read('investor-app/files/coming.js')).not.toBeNull();
  await grow();
  await prune(store, 1, false);
  expect(await store.read('investor-app/files/coming.js')).toBeNull();
  expect(await store.read(manifestKey('investor-app', investorVersion('1.0.0')))).not.toBeNull();
});
