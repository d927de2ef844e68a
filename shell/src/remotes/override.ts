import {
  CONTRACT_VERSION,
  REMOTE_NAMES,
  type RemoteName,
  type RemoteRelease,
} from '@syndication/contract/release/registry.rules';

import { readRemoteOrigins } from '../boot/script-policy';

/** `?remote-override=investor-app@http://localhost:3010`: where a remote in development is (docs/deploying.md). */
const PARAMETER = 'remote-override';
const STORAGE_KEY = 'remote-override';

/** A remote in development that stands in for its release, in this tab only. */
export interface RemoteOverride {
  remote: RemoteName;
  origin: string;
}

/** @returns null for everything but a remote of ours on an origin of the allow-list */
function parse(text: string | null): RemoteOverride | null {
  const [name, origin] = (text ?? '').split(/@(.*)/s);
  const remote = REMOTE_NAMES.find((known) => known === name);
  const isAllowed = origin !== undefined && readRemoteOrigins().overrides.includes(origin);
  return remote && isAllowed ? { remote, origin } : null;
}

function readKept(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Takes the override from the address, where it stays no longer, or from this tab's memory. */
function takeOverride(): RemoteOverride | null {
  const url = new URL(location.href);
  const asked = url.searchParams.get(PARAMETER);
  if (asked === null) return parse(readKept());
  const override = parse(asked);
  if (override) sessionStorage.setItem(STORAGE_KEY, asked);
  url.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', url);
  return override;
}

let current: RemoteOverride | null | undefined;

/** The override of this tab, if there is one. */
export function remoteOverride(): RemoteOverride | null {
  if (current === undefined) current = takeOverride();
  return current;
}

/** Goes back to the release. */
export function removeOverride(): void {
  sessionStorage.removeItem(STORAGE_KEY);
  location.reload();
}

/** The remote's development server as a release; null when the remote is not overridden. */
export function overriddenRelease(remote: RemoteName): RemoteRelease | null {
  const override = remoteOverride();
  if (override?.remote !== remote) return null;
  return {
    name: remote,
    version: 'dev',
    contract: CONTRACT_VERSION,
    entry: `${override.origin}/remoteEntry.js`,
    integrity: '',
    assets: [],
    shared: [],
  };
}
