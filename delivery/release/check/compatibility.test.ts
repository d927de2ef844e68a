import type { AppName } from '@syndication/contract/release/registry.rules';
import type { RemoteManifest } from '@syndication/contract/release/release-manifest.rules';

import { startCanary } from '../live/canary';
import type { FolderStore } from '../store/folder-store';
import { publish, release, removeTemporaryFolders, temporaryStore } from '../testing/builds';
import { findMeetings } from './compatibility';
import { readRegistry } from '../store/registry-document';

let store: FolderStore;

beforeEach(async () => {
  store = await temporaryStore();
});
afterAll(removeTemporaryFolders);

/** Whom a candidate meets: its name and number, and how it stands. */
async function meetings(app: AppName, version: string): Promise<string[]> {
  const candidate = await publish(store, app, version);
  const found = await findMeetings(store, await readRegistry(store), candidate);
  return found.map(({ remote, shell, standing }) => {
    const other = app === 'shell' ? remote : shell;
    return `${standing} ${other.name}@${other.version.replace(/-.*/, '')}`;
  });
}

it('brings a remote together with the live shell', async () => {
  await release(store, 'shell', '1.0.0');
  await release(store, 'shell', '1.1.0');
  expect(await meetings('auth-app', '2.0.0')).toEqual(['live shell@1.1.0']);
});

it('brings the shell together with whatever release of a remote a page may come to show', async () => {
  await release(store, 'investor-app', '1.0.0');
  await release(store, 'investor-app', '1.1.0');
  await release(store, 'investor-app', '1.2.0');
  const canary = await publish(store, 'investor-app', '1.3.0');
  await startCanary(store, canary as RemoteManifest, { sharePercent: 10, addresses: [] });
  await release(store, 'auth-app', '3.0.0');
  expect(await meetings('shell', '2.0.0')).toEqual([
    'live investor-app@1.2.0',
    'previous investor-app@1.1.0',
    'canary investor-app@1.3.0',
    'live auth-app@3.0.0',
  ]);
});

it('finds nobody whom the very first release would meet', async () => {
  expect(await meetings('entrepreneur-app', '1.0.0')).toEqual([]);
  expect(await meetings('shell', '1.0.0')).toEqual([]);
});
