import { startCanary } from './canary';
import { runRelease } from './cli';
import type { FolderStore } from './folder-store';
import type { PublishedManifest } from './layout';
import { copyLiveRelease } from './promote';
import { readRegistry } from './registry-document';
import { rollBack } from './roll-back';
import {
  publish,
  release,
  removeTemporaryFolders,
  temporaryStore,
  versionOf,
} from './testing/builds';

import type { RemoteManifest } from '@syndication/contract/release/release-manifest.rules';

const v = (number: string): string => versionOf('investor-app', number);

let staging: FolderStore;
let production: FolderStore;

beforeEach(async () => {
  staging = await temporaryStore();
  production = await temporaryStore();
  jest.spyOn(console, 'log').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());
afterAll(removeTemporaryFolders);

const copy = async (number: string) =>
  (await copyLiveRelease(staging, production, 'investor-app', v(number))).version;

describe('a named release', () => {
  it('is promoted although another one is live by now', async () => {
    await release(staging, 'investor-app', '1.0.0');
    await release(staging, 'investor-app', '1.1.0');
    const stores = ['--from', staging.name, '--to', production.name];
    expect(await runRelease(['promote', 'investor-app', '--version', v('1.0.0'), ...stores])).toBe(
      0,
    );
    expect((await readRegistry(production))['investor-app']?.version).toBe(v('1.0.0'));
    await runRelease(['promote', 'investor-app', ...stores]);
    expect((await readRegistry(production))['investor-app']?.version).toBe(v('1.1.0'));
  });

  it('has to have been live for everybody', async () => {
    await release(staging, 'investor-app', '1.0.0');
    const canary = (await publish(staging, 'investor-app', '1.1.0')) as PublishedManifest &
      RemoteManifest;
    await expect(copy('1.1.0')).rejects.toThrow('was never live in');
    await startCanary(staging, canary, { sharePercent: 10, addresses: [] });
    await expect(copy('1.1.0')).rejects.toThrow('was never live in');
    expect(await production.list('')).toEqual([]);
  });

  it('must not have been taken back since', async () => {
    await release(staging, 'investor-app', '1.0.0');
    await release(staging, 'investor-app', '1.1.0');
    await rollBack(staging, 'investor-app');
    await expect(copy('1.1.0')).rejects.toThrow('was taken back in');
    expect(await copy('1.0.0')).toBe(v('1.0.0'));
    await release(staging, 'investor-app', '1.1.0');
    await release(staging, 'investor-app', '1.2.0');
    expect(await copy('1.1.0')).toBe(v('1.1.0'));
  });
});
