import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { CONTRACT_VERSION, type AppName } from '@syndication/contract/release/registry.rules';

import { readBuild } from '../build-files';
import { FolderStore } from '../folder-store';
import type { PublishedManifest } from '../layout';
import { makeLive } from '../live-lines';
import { publishBuild } from '../publish';
import type { ReleaseStore } from '../store';

const folders: string[] = [];

/** A folder that is gone after the tests of the file. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'release-'));
  folders.push(folder);
  return folder;
}

export async function removeTemporaryFolders(): Promise<void> {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
}

export async function temporaryStore(): Promise<FolderStore> {
  return new FolderStore(await temporaryFolder());
}

const integrityOf = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Writes a small build of an app, whose files differ by version only where they would. */
export async function writeBuild(app: AppName, version: string): Promise<string> {
  const folder = await temporaryFolder();
  const files: Record<string, string> =
    app === 'shell'
      ? { 'index.html': `<script>start()</script>${version}`, 'assets/shell.js': 'start()' }
      : {
          [`release/remoteEntry.${version}.js`]: `entry(${JSON.stringify(version)})`,
          'files/same.js': 'same()',
          [`files/app.${version}.js`]: `app(${JSON.stringify(version)})`,
        };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  const facts =
    app === 'shell'
      ? { serves: [CONTRACT_VERSION], provides: {} }
      : {
          entry: `release/remoteEntry.${version}.js`,
          assets: [`files/app.${version}.js`],
          shared: [],
          requires: {},
        };
  const manifest = {
    name: app,
    version,
    contract: CONTRACT_VERSION,
    ...facts,
    files: Object.fromEntries(
      Object.entries(files).map(([file, text]) => [file, integrityOf(text)]),
    ),
  };
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(manifest));
  return folder;
}

/** Publishes a small build without making it live. */
export async function publish(
  store: ReleaseStore,
  app: AppName,
  version: string,
): Promise<PublishedManifest> {
  return publishBuild(store, await readBuild(app, await writeBuild(app, version)));
}

/** Publishes a small build and makes it live. */
export async function release(store: ReleaseStore, app: AppName, version: string): Promise<void> {
  await makeLive(store, await publish(store, app, version));
}
