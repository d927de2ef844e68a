import { manifestKey } from '@syndication/delivery-build/store-layout';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { RemoteManifest } from '@syndication/contract/release/release-manifest.rules';

import { readBuild } from '../publish/publish';
import type { FolderStore } from './folder-store';
import { NoSuchRelease, readManifest } from './layout';
import { rollBack } from '../rollback/roll-back';
import { readRegistry } from './registry';
import { publish, release, temporaryStore, versionOf, writeBuild } from '../testing/builds';

let store: FolderStore;

beforeEach(async () => {
  store = await temporaryStore();
});

const VERSION = versionOf('investor-app', '1.0.0');

/** Somebody who can write a file of the store, and not its registry. */
async function changeManifest(file: string, change: (manifest: RemoteManifest) => object | string) {
  const manifest = JSON.parse(await readFile(file, 'utf8')) as RemoteManifest;
  const changed = change(manifest);
  await writeFile(file, typeof changed === 'string' ? changed : JSON.stringify(changed));
}
const published = () => path.join(store.name, manifestKey('investor-app', VERSION));
const withOtherFiles = (manifest: RemoteManifest) => ({
  ...manifest,
  files: Object.fromEntries(Object.keys(manifest.files).map((file) => [file, 'sha256-another'])),
});

it('reads a manifest as it was built', async () => {
  const manifest = await publish(store, 'investor-app', '1.0.0');
  expect(await readManifest(store, 'investor-app', VERSION)).toEqual(manifest);
  const missing = readManifest(store, 'investor-app', '9.0.0-0123456789');
  await expect(missing).rejects.toThrow(NoSuchRelease);
});

it.each<[string, (manifest: RemoteManifest) => object | string]>([
  ['other integrities', withOtherFiles],
  ['another entry', (manifest) => ({ ...manifest, entry: 'files/same.js' })],
  ['another name', (manifest) => ({ ...manifest, name: 'auth-app' })],
  ['another version', (manifest) => ({ ...manifest, version: '2.0.0-0123456789' })],
  ['nothing that is JSON', () => '{"name":'],
])('refuses one that says %s by now', async (_, change) => {
  await publish(store, 'investor-app', '1.0.0');
  await changeManifest(published(), change);
  await expect(readManifest(store, 'investor-app', VERSION)).rejects.toThrow(
    `investor-app/${VERSION}/release.json is not what was built`,
  );
});

it('writes no entry from a manifest that was changed', async () => {
  for (const number of ['1.0.0', '1.1.0', '1.2.0']) await release(store, 'investor-app', number);
  await changeManifest(published(), withOtherFiles);
  const before = await readRegistry(store);
  const back = rollBack(store, 'investor-app', { version: VERSION });
  await expect(back).rejects.toThrow('is not what was built');
  expect(await readRegistry(store)).toEqual(before);
});

it('takes no build whose manifest was changed', async () => {
  const folder = await writeBuild('investor-app', '1.0.0');
  await changeManifest(path.join(folder, 'release.json'), withOtherFiles);
  await expect(readBuild('investor-app', folder)).rejects.toThrow('build again');
  await writeFile(path.join(folder, 'release.json'), '{"name":');
  await expect(readBuild('investor-app', folder)).rejects.toThrow('holds no build of investor-app');
});
