import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import {
  CONTRACT_VERSION,
  type AppName,
  type RegistryEntry,
} from '@syndication/contract/release/registry.rules';
import type {
  ReleaseManifest,
  RemoteManifest,
  ShellManifest,
} from '@syndication/contract/release/release-manifest.rules';

import { fingerprintOf, integrityOf } from '@syndication/delivery-build/integrity';
import { FolderStore } from '../store/folder-store';
import type { PublishedManifest } from '../store/layout';
import { makeLive, readRegistry } from '../store/registry';
import { publishBuild } from '../publish/publish';
import type { ReleaseStore } from '../store/release-store';

const folders: string[] = [];

/** A folder that is gone after the tests of the file. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'release-'));
  folders.push(folder);
  return folder;
}

afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

export async function temporaryStore(): Promise<FolderStore> {
  return new FolderStore(await temporaryFolder());
}

/** Files of a small build, which differ by number only where they would. */
function filesOf(app: AppName, number: string): Record<string, string> {
  return app === 'shell'
    ? { 'index.html': `<script>start()</script>${number}`, 'assets/shell.js': 'start()' }
    : {
        [`release/remoteEntry.${number}.js`]: `entry(${JSON.stringify(number)})`,
        'files/same.js': 'same()',
        [`files/app.${number}.js`]: `app(${JSON.stringify(number)})`,
      };
}

/** Facts that a test gives a build, for example what it requires. */
type Facts = Partial<RemoteManifest> | Partial<ShellManifest>;

function manifestOf(app: AppName, number: string, facts: Facts): ReleaseManifest {
  const own =
    app === 'shell'
      ? { serves: [CONTRACT_VERSION], provides: {} }
      : {
          entry: `release/remoteEntry.${number}.js`,
          assets: [`files/app.${number}.js`],
          shared: [],
          requires: {},
          carries: [],
        };
  const integrities = Object.entries(filesOf(app, number)).map(([file, text]) => [
    file,
    integrityOf(Buffer.from(text)),
  ]);
  const files = Object.fromEntries(integrities) as Record<string, string>;
  const described = { contract: CONTRACT_VERSION, ...own, files, ...facts };
  const version = `${number}-${fingerprintOf(described)}`;
  return { name: app, version, ...described } as ReleaseManifest;
}

/** The whole version of a small build: its number, and what the build is. */
export const versionOf = (app: AppName, number: string, facts: Facts = {}): string =>
  manifestOf(app, number, facts).version;

/** Writes a small build of an app. @returns its folder */
export async function writeBuild(app: AppName, number: string, facts: Facts = {}): Promise<string> {
  const folder = await temporaryFolder();
  for (const [file, text] of Object.entries(filesOf(app, number))) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  const manifest = manifestOf(app, number, facts);
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(manifest));
  return folder;
}

/** Publishes a small build without making it live. */
export async function publish(
  store: ReleaseStore,
  app: AppName,
  number: string,
  facts: Facts = {},
): Promise<PublishedManifest> {
  return publishBuild(store, app, await writeBuild(app, number, facts));
}

/** Publishes a small build and makes it live. @returns its version */
export async function release(
  store: ReleaseStore,
  app: AppName,
  number: string,
  facts: Facts = {},
): Promise<string> {
  const manifest = await publish(store, app, number, facts);
  await makeLive(store, manifest);
  return manifest.version;
}

/** The whole version of a small build of the investors' remote, which most tests are about. */
export const investorsVersion = (number: string): string => versionOf('investor-app', number);

/** What is live of it. */
export async function investorsEntry(store: ReleaseStore): Promise<RegistryEntry | undefined> {
  return (await readRegistry(store))['investor-app'];
}
