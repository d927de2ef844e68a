import {
  REMOTE_FILES_PATH,
  type AppName,
  type RemoteName,
  type RemoteRelease,
} from '@syndication/contract/release/registry.rules';
import {
  FILES_FOLDER,
  RELEASE_FOLDER,
  RELEASE_MANIFEST_FILE,
  type ReleaseManifest,
  type RemoteManifest,
  type ShellManifest,
} from '@syndication/contract/release/release-manifest.rules';

import { isAsBuilt } from '../webpack/fingerprint';
import type { ReleaseStore } from './store';

/** Folder of the shell's build whose names carry their content; in the store it is its `files`. */
export const SHELL_ASSETS_FOLDER = 'assets';

/** A shell's page, and beside it the hashes of its inline scripts for the content security policy. */
export const PAGE_FILE = 'index.html';
export const SCRIPT_HASHES_FILE = 'script-hashes';

/** A release that a store does not have, or not any more. */
export class NoSuchRelease extends Error {}

/** `release.json` in the store: that of the build and when it came. */
export type PublishedManifest<M extends ReleaseManifest = ReleaseManifest> = M & {
  publishedAt: string;
};

export const manifestKey = (app: AppName, version: string): string =>
  `${app}/${version}/${RELEASE_MANIFEST_FILE}`;

const startsWith = (file: string, folder: string): boolean => file.startsWith(`${folder}/`);

/** Where a file of a build stands in the store (docs/decisions/013-releases.md). */
export function keyOfFile(app: AppName, version: string, file: string): string {
  const shared = app === 'shell' ? SHELL_ASSETS_FOLDER : FILES_FOLDER;
  if (startsWith(file, shared)) return `${app}/${FILES_FOLDER}/${file.slice(shared.length + 1)}`;
  const own = startsWith(file, RELEASE_FOLDER) ? file.slice(RELEASE_FOLDER.length + 1) : file;
  return `${app}/${version}/${own}`;
}

/** Where browsers find a file of a remote's build. */
const urlOfFile = (app: RemoteName, version: string, file: string, origin: string): string =>
  `${origin}${REMOTE_FILES_PATH}${keyOfFile(app, version, file)}`;

/** What a page has to know of a build. @param url of a file of it */
export function describeRelease(
  { name, version, contract, entry, assets, shared, screens, files }: RemoteManifest,
  url: (file: string) => string,
): RemoteRelease {
  const integrityOf = (file: string): string => {
    const integrity = files[file];
    if (!integrity) throw new Error(`The build of ${name} names no integrity of ${file}.`);
    return integrity;
  };
  return {
    name,
    version,
    contract,
    entry: url(entry),
    integrity: integrityOf(entry),
    assets: assets.map((file) => ({ url: url(file), integrity: integrityOf(file) })),
    shared,
    ...(screens && { screens }),
  };
}

/** The facts of a release that its registry line has. @param origin of its files; empty for the page's own */
export function toRemoteRelease(manifest: RemoteManifest, origin = ''): RemoteRelease {
  const { name, version } = manifest;
  return describeRelease(manifest, (file) => urlOfFile(name, version, file, origin));
}

/** The origin that serves a release's files; empty for the page's own. */
export const originOf = ({ entry }: Pick<RemoteRelease, 'entry'>): string =>
  URL.canParse(entry) ? new URL(entry).origin : '';

type ManifestOf<A extends AppName> = A extends 'shell' ? ShellManifest : RemoteManifest;

/** @throws Error unless it is the manifest of that release, as it was built: lines are written from it */
function checkManifest(
  { publishedAt: _, ...manifest }: PublishedManifest,
  app: AppName,
  version: string,
): void {
  if (manifest.name === app && manifest.version === version && isAsBuilt(manifest)) return;
  throw new Error(
    `${manifestKey(app, version)} is not what was built: remove it, and release that build again.`,
  );
}

/**
 * What a release in the store says of itself.
 * @throws NoSuchRelease when the store does not have it
 * @throws Error when somebody has changed it since it was built
 */
export async function readManifest<A extends AppName>(
  store: ReleaseStore,
  app: A,
  version: string,
): Promise<PublishedManifest<ManifestOf<A>>> {
  const stored = await store.read(manifestKey(app, version));
  if (!stored) throw new NoSuchRelease(`${store.name} has no release ${app}@${version}.`);
  const manifest = JSON.parse(stored.body.toString()) as PublishedManifest<ManifestOf<A>>;
  checkManifest(manifest, app, version);
  return manifest;
}

/** The versions of an app that the store has. */
export async function listVersions(store: ReleaseStore, app: AppName): Promise<string[]> {
  return (await store.list(`${app}/`))
    .map(({ key }) => key.split('/'))
    .filter(([, , file, ...deeper]) => file === RELEASE_MANIFEST_FILE && deeper.length === 0)
    .map(([, version = '']) => version);
}

/** Every release of an app in the store, the newest first. @throws Error when one is not what was built */
export async function listReleases(
  store: ReleaseStore,
  app: AppName,
): Promise<PublishedManifest[]> {
  const versions = await listVersions(store, app);
  const manifests = await Promise.all(versions.map((version) => readManifest(store, app, version)));
  return manifests.sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}
