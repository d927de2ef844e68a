import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { memberKey, releaseFor } from '@syndication/contract/release/canary.rules';

import { endCanary, startCanary } from '../live/canary';
import type { FolderStore } from '../store/folder-store';
import { makeLive, readRegistry } from './registry';
import { publishBuild } from '../publish/publish';
import {
  publish,
  release,
  temporaryStore,
  writeBuild,
  investorsEntry,
  investorsVersion as v,
} from '../testing/builds';

let store: FolderStore;

beforeEach(async () => {
  store = await temporaryStore();
});

const investors = () => investorsEntry(store);

describe('a release', () => {
  it('is a folder that never changes, shared files, and one entry that names the one before', async () => {
    await release(store, 'investor-app', '1.0.0');
    await release(store, 'investor-app', '1.1.0');
    const entry = await investors();
    expect(entry).toMatchObject({
      version: v('1.1.0'),
      entry: `/remotes/investor-app/${v('1.1.0')}/remoteEntry.1.1.0.js`,
      assets: [{ url: '/remotes/investor-app/files/app.1.1.0.js' }],
      previous: {
        version: v('1.0.0'),
        entry: `/remotes/investor-app/${v('1.0.0')}/remoteEntry.1.0.0.js`,
      },
    });
    expect(entry?.integrity).toMatch(/^sha256-/);
    expect((await store.list('investor-app/')).map(({ key }) => key).sort()).toEqual([
      `investor-app/${v('1.0.0')}/release.json`,
      `investor-app/${v('1.0.0')}/remoteEntry.1.0.0.js`,
      `investor-app/${v('1.1.0')}/release.json`,
      `investor-app/${v('1.1.0')}/remoteEntry.1.1.0.js`,
      'investor-app/files/app.1.0.0.js',
      'investor-app/files/app.1.1.0.js',
      'investor-app/files/same.js',
    ]);
  });

  it('done twice changes nothing', async () => {
    await release(store, 'investor-app', '1.0.0');
    await release(store, 'investor-app', '1.1.0');
    const before = await investors();
    const change = await makeLive(store, await publish(store, 'investor-app', '1.1.0'));
    expect(change).toBeNull();
    expect(await investors()).toEqual(before);
  });

  it('of several teams at once loses no entry', async () => {
    const apps = ['shell', 'investor-app', 'entrepreneur-app', 'auth-app'] as const;
    await Promise.all(apps.map((app) => release(store, app, '1.0.0')));
    expect(Object.keys(await readRegistry(store)).sort()).toEqual([...apps].sort());
  });

  it('is refused when a file is not what the build describes', async () => {
    const folder = await writeBuild('investor-app', '1.0.0');
    await writeFile(path.join(folder, 'files/same.js'), 'another()');
    await expect(publishBuild(store, 'investor-app', folder)).rejects.toThrow(
      'is not what was built',
    );
    expect(await investors()).toBeUndefined();
  });

  it('of the shell is its page and its scripts', async () => {
    const version = await release(store, 'shell', '1.0.0');
    expect((await store.list('shell/')).map(({ key }) => key).sort()).toEqual([
      ...[`shell/${version}/index.html`, `shell/${version}/release.json`, 'shell/files/shell.js'],
    ]);
    expect((await readRegistry(store)).shell).toMatchObject({ version, previous: null });
  });
});

describe('a canary', () => {
  const start = async (sharePercent: number, addresses: string[] = []) => {
    const manifest = await publish(store, 'investor-app', '1.1.0');
    if (manifest.name === 'shell') throw new Error('No remote.');
    await startCanary(store, manifest, { sharePercent, addresses });
  };

  it('goes to named members, whose addresses the registry does not hold', async () => {
    await release(store, 'investor-app', '1.0.0');
    await start(0, ['Investor@Demo.test ']);
    const entry = (await investors())!;
    expect(releaseFor(entry, await memberKey('investor@demo.test')).version).toBe(v('1.1.0'));
    expect(releaseFor(entry, await memberKey('staff@demo.test')).version).toBe(v('1.0.0'));
    expect(releaseFor(entry, null).version).toBe(v('1.0.0'));
    expect(JSON.stringify(entry)).not.toMatch(/demo/i);
    await start(10, ['other@demo.test', 'investor@demo.test']);
    await start(20);
    expect((await investors())?.canary?.members).toHaveLength(2);
  });

  it('goes to about its share, and keeps its members when the share is raised', async () => {
    await release(store, 'investor-app', '1.0.0');
    const keys = await Promise.all(
      Array.from({ length: 2000 }, (_, index) => memberKey(`member-${index}@demo.test`)),
    );
    const drawn = async (share: number) => {
      await start(share);
      const entry = (await investors())!;
      return keys.filter((key) => releaseFor(entry, key).version === v('1.1.0'));
    };
    const tenth = await drawn(10);
    const third = await drawn(33);
    expect(tenth.length / keys.length).toBeCloseTo(0.1, 1);
    expect(third.length / keys.length).toBeCloseTo(0.33, 1);
    expect(third).toEqual(expect.arrayContaining(tenth));
    expect(await drawn(100)).toHaveLength(keys.length);
  });

  it('ends when it is ended, and when a release becomes live', async () => {
    await release(store, 'investor-app', '1.0.0');
    await start(50);
    await endCanary(store, 'investor-app');
    expect((await investors())?.canary).toBeUndefined();
    await start(50);
    await release(store, 'investor-app', '1.1.0');
    expect(await investors()).toMatchObject({
      version: v('1.1.0'),
      previous: { version: v('1.0.0') },
    });
    expect((await investors())?.canary).toBeUndefined();
    await expect(start(50)).rejects.toThrow('live already');
    await expect(endCanary(store, 'investor-app')).rejects.toThrow('no canary');
  });
});
