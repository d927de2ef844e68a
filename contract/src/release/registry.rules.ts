/** Names of the remotes; also their federation names, their folders and their keys in the registry. */
export const REMOTE_NAMES = ['investor-app', 'entrepreneur-app', 'auth-app'] as const;
export type RemoteName = (typeof REMOTE_NAMES)[number];

/** Version of this contract; a remote states the one that it was built against. Same major: compatible. */
export const CONTRACT_VERSION = '1.0.0';

/** True when a remote built against `built` works under a host of this contract. */
export function isContractCompatible(built: string): boolean {
  return built.split('.')[0] === CONTRACT_VERSION.split('.')[0];
}

/** The module that every remote exposes. */
export const EXPOSED_MODULE = './app';

/** Deadline for a script or chunk, in milliseconds (section 9). */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;

/** Ids of the elements of the page that carry the registry and the settings as JSON. */
export const REGISTRY_ELEMENT_ID = 'remote-registry';
export const SETTINGS_ELEMENT_ID = 'public-settings';

/** Id of the element with the shell's scripts of each shared module, as JSON: name to URLs. */
export const SHARED_SCRIPTS_ELEMENT_ID = 'shared-scripts';

/** One line of the registry: the release of a remote that is live. */
export interface RegistryLine {
  name: RemoteName;
  /** Version of the release, unique per build. */
  version: string;
  /** Contract version that the release was built against. */
  contract: string;
  /** URL of the entry script. */
  entry: string;
  /** Subresource-integrity value of the entry script. */
  integrity: string;
  /** URLs of the scripts that the exposed module needs at once, for preloading. */
  assets: string[];
  /** Names of the shared modules that the exposed module needs at once. */
  shared: string[];
  /** Version of the release before this one, for rolling back. */
  previous: string | null;
}

export type Registry = Record<RemoteName, RegistryLine>;

/** `release.json` of a build: a registry line without what only the registry knows; paths relative to it. */
export type ReleaseManifest = Omit<RegistryLine, 'previous'>;

/** The global variable under which a remote's entry script leaves its container. */
export function containerName(remote: RemoteName): string {
  return remote.replaceAll('-', '_');
}
