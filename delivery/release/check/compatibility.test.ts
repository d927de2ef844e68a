import type { AppName } from '@syndication/contract/release/registry.rules';
import type { RemoteManifest } from '@syndication/contract/release/release-manifest.rules';

import { startCanary } from '../live/canary';
import type { FolderStore } from '../store/folder-store';
import { readRegistry } from '../store/registry';
import { publish, release, temporaryStore } from '../testing/builds';
import { counterpartsOf } from './compatibility';

let store: FolderStore;

beforeEach(async () => {
  store = await temporaryStore();
});

/** What a candidate must be compatible with: name and number, and where the registry names it. */
const counterparts = async (app: AppName): Promise<string[]> =>
  counterpartsOf(await readRegistry(store), app).map(
    (other) => `${other.slot} ${other.app}@${other.version.replace(/-.*/, '')}`,
  );

it('holds a remote against the live shell', async () => {
  await release(store, 'shell', '1.0.0');
  await release(store, 'shell', '1.1.0');
  expect(await counterparts('auth-app')).toEqual(['live shell@1.1.0']);
});

it('checks the shell against every release of a remote that a page may show', async () => {
  await release(store, 'investor-app', '1.0.0');
  await release(store, 'investor-app', '1.1.0');
  await release(store, 'investor-app', '1.2.0');
  const canary = await publish(store, 'investor-app', '1.3.0');
  await startCanary(store, canary as RemoteManifest, { sharePercent: 10, addresses: [] });
  await release(store, 'auth-app', '3.0.0');
  expect(await counterparts('shell')).toEqual([
    'live investor-app@1.2.0',
    'previous investor-app@1.1.0',
    'canary investor-app@1.3.0',
    'live auth-app@3.0.0',
  ]);
});

it('finds nothing that the very first release must be compatible with', async () => {
  expect(await counterparts('entrepreneur-app')).toEqual([]);
  expect(await counterparts('shell')).toEqual([]);
});
