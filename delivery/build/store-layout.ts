import type { AppName, RemoteRelease } from '@syndication/contract/release/registry.rules';
import {
  FILES_FOLDER,
  RELEASE_FOLDER,
  RELEASE_MANIFEST_FILE,
  type RemoteManifest,
} from '@syndication/contract/release/release-manifest.rules';

export const REGISTRY_KEY = 'registry.json';
export const PAGE_FILE = 'index.html';

/** Folder of the shell's build whose names carry their content; in the store it is its `files`. */
const SHELL_ASSETS_FOLDER = 'assets';

export const manifestKey = (app: AppName, version: string): string =>
  `${app}/${version}/${RELEASE_MANIFEST_FILE}`;

/** The path of a build's file in the store (docs/decisions/013-releases.md). */
export function keyOfFile(app: AppName, version: string, file: string): string {
  const [folder, ...names] = file.split('/');
  const shared = app === 'shell' ? SHELL_ASSETS_FOLDER : FILES_FOLDER;
  if (folder === shared) return [app, FILES_FOLDER, ...names].join('/');
  return [app, version, ...(folder === RELEASE_FOLDER ? names : [file])].join('/');
}

/** What a page must know about a build. @param url of one of its files */
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
