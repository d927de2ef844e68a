import { REMOTES } from './remotes.rules';

export type RemoteName = keyof typeof REMOTES;
export const REMOTE_NAMES = Object.keys(REMOTES) as RemoteName[];

/** Everything that is released on its own. */
export const APP_NAMES = ['shell', ...REMOTE_NAMES] as const;
export type AppName = (typeof APP_NAMES)[number];

/** Version of this contract; a remote states the one that it was built against. Same major: compatible. */
export const CONTRACT_VERSION = '1.0.0';

/**
 * Every contract that this shell serves. During a change of the major version, it lists the old one beside
 * `CONTRACT_VERSION` until the last remote has moved (docs/deploying.md).
 */
export const SERVED_CONTRACTS: readonly string[] = [CONTRACT_VERSION];

const majorOf = (version: string) => version.split('.')[0];

/** True if a remote built against `built` works under a host that serves these contracts, by default this shell's. */
export function isContractCompatible(built: string, served = SERVED_CONTRACTS): boolean {
  return served.some((contract) => majorOf(contract) === majorOf(built));
}

/** The module that every remote exposes. */
export const EXPOSED_MODULE = './app';

/** Deadline for a script or chunk, in milliseconds (section 9). */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;

/** Path of the registry: a page has it inline, an open tab polls it. */
export const REGISTRY_PATH = '/registry.json';

/** Where browsers find builds: the shell's files, and below a remote's name and release its own. */
export const SHELL_FILES_PATH = '/assets/';
export const REMOTE_FILES_PATH = '/remotes/';

/** True for the path of a file of a build, whether it exists or not. */
export function isBuildPath(pathname: string): boolean {
  return pathname.startsWith(SHELL_FILES_PATH) || pathname.startsWith(REMOTE_FILES_PATH);
}

/** Ids of the elements of the page that carry the registry and the settings as JSON. */
export const REGISTRY_ELEMENT_ID = 'remote-registry';
export const SETTINGS_ELEMENT_ID = 'public-settings';

/** Id of the element that carries the origins which may serve scripts beside the page's own, as JSON. */
export const ORIGINS_ELEMENT_ID = 'remote-origins';

/** `?remote-override=investor-app@http://localhost:3010`: where a remote in development is (docs/deploying.md). */
export const OVERRIDE_PARAMETER = 'remote-override';

/** Id of the element with the shell's scripts of each shared module, as JSON: name to URLs. */
export const SHARED_SCRIPTS_ELEMENT_ID = 'shared-scripts';

/** A file that a browser may run, and its integrity. */
export interface CheckedScript {
  url: string;
  /** Subresource-integrity value, for example `sha256-…`. */
  integrity: string;
}

/** A call that a page makes while the remote is still loading. */
export interface FirstCall {
  /** Path of the call; `{id}` stands for the parameter of the screen's path. */
  path: string;
  /** In the order in which the call sends them. */
  query: Record<string, string>;
}

/** What a page knows about a screen before the remote is loaded. */
export interface ScreenFacts {
  /** Path of its route: `/ventures/:id`. */
  path: string;
  /** What the sign-in calls it: `Sign in to continue to the updates.` Absent where it needs no name. */
  place?: string;
  /** The call that it makes first. */
  firstCall?: FirstCall;
}

/** What a browser needs to know to load one release of a remote. */
export interface RemoteRelease {
  name: RemoteName;
  /** Version of the release, unique per build. */
  version: string;
  /** Contract version that the release was built against. */
  contract: string;
  /** URL of the entry script. */
  entry: string;
  /** Subresource-integrity value of the entry script. */
  integrity: string;
  /** The scripts that the exposed module needs at once, for preloading. */
  assets: CheckedScript[];
  /** Names of the shared modules that the exposed module needs at once. */
  shared: string[];
  /** Absent in older releases: any path may be one of theirs, and they request data once they are loaded. */
  screens?: readonly ScreenFacts[];
}

/** A canary: a release that some members get before the others (docs/deploying.md). */
export interface Canary {
  release: RemoteRelease;
  /** The percentage of members who get it. */
  sharePercent: number;
  /** Keys of members who get it in any case: `memberKey` of their addresses. */
  members: string[];
}

/** One registry entry: a remote's live release, and what browsers fall back to. */
export interface RegistryEntry extends RemoteRelease {
  /** The live release before this one: what a browser falls back to, and what a rollback makes live. */
  previous: RemoteRelease | null;
  canary?: Canary;
}

/** The entry of the shell; its page names the scripts itself. */
export interface ShellEntry {
  name: 'shell';
  version: string;
  contract: string;
  previous: string | null;
  /** Its page is the same for everybody. */
  canary?: undefined;
}

/** What is live: one entry per app. A remote without an entry has never been released. */
export type Registry = Partial<Record<RemoteName, RegistryEntry>> & { shell?: ShellEntry };

/** The global variable under which a remote's entry script leaves its container. */
export function containerName(remote: RemoteName): string {
  return remote.replaceAll('-', '_');
}
