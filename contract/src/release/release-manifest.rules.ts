import type { AppName, RemoteName, RemoteRelease } from './registry.rules';

/** Name of the file beside a build, and in the store beside a release, that says what it is. */
export const RELEASE_MANIFEST_FILE = 'release.json';

/** Folders of a build: what its release alone has, and what releases of the app share by content-hashed names. */
export const RELEASE_FOLDER = 'release';
export const FILES_FOLDER = 'files';

/** A shared module as the shell provides it. */
export interface ProvidedModule {
  version: string;
  /** Names that it exports; null when the build could not tell. */
  exports: string[] | null;
}

/** A shared module as a remote asks for it. */
export interface RequiredModule {
  /** The accepted range of versions, for example `^19.3.1`. */
  range: string;
  /** Names that the remote uses of it; null when it uses the module as a whole. */
  exports: string[] | null;
}

export interface BuildFacts {
  name: AppName;
  /** Version of the package and a hash of the build: unique per build. */
  version: string;
  /** Contract version of the build. */
  contract: string;
  /** Every file of the build with its subresource-integrity value; paths relative to the build folder. */
  files: Record<string, string>;
}

/** `release.json` of a remote's build. */
export interface RemoteManifest extends BuildFacts, Pick<RemoteRelease, 'shared' | 'screens'> {
  name: RemoteName;
  /** Path of the entry script, relative to the build folder, as all paths here. */
  entry: string;
  /** Scripts that the exposed module needs at once. */
  assets: string[];
  /** What the whole remote takes from the shell, by name of the shared module. */
  requires: Record<string, RequiredModule>;
  /** The packages that it contains, by the names that its sources import: none of them a shared module. */
  carries: string[];
}

/** `release.json` of the shell's build. */
export interface ShellManifest extends BuildFacts {
  name: 'shell';
  /** Contracts that remotes may have been built against, its own among them. */
  serves: readonly string[];
  /** The remotes that it knows; absent in older releases, which take any. */
  remotes?: readonly RemoteName[];
  /** What remotes may take from it, by name of the shared module. */
  provides: Record<string, ProvidedModule>;
}

export type ReleaseManifest = RemoteManifest | ShellManifest;

/** Name of the file in a shell's release that holds the types of its contract; browsers never see it. */
export const CONTRACT_TYPES_FILE = 'contract-types.json';

/** The types of a contract. */
export interface ContractTypes {
  /** Version of the package. */
  version: string;
  /** What the declarations import of others. */
  dependencies: Record<string, string>;
  /** Declarations by their paths, for example `deals/deals.rules.d.ts`. */
  files: Record<string, string>;
}
