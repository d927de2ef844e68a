import {
  OVERRIDE_PARAMETER,
  REMOTE_NAMES,
  type RemoteName,
} from '@syndication/contract/release/registry.rules';

import { readRemoteOrigins } from '../boot/script-policy';

const STORAGE_KEY = OVERRIDE_PARAMETER;

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

function keep(text: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, text);
  } catch {
    // Without storage it is this page's only.
  }
}

/** Takes the override from the address, where it stays no longer, or from this tab's memory. */
function takeOverride(): RemoteOverride | null {
  const url = new URL(location.href);
  const asked = url.searchParams.get(OVERRIDE_PARAMETER);
  if (asked === null) return parse(readKept());
  const override = parse(asked);
  if (override) keep(asked);
  url.searchParams.delete(OVERRIDE_PARAMETER);
  history.replaceState(history.state, '', url);
  return override;
}

let current: RemoteOverride | null | undefined;

/** The override of this tab, if there is one. */
export function remoteOverride(): RemoteOverride | null {
  if (current === undefined) current = takeOverride();
  return current;
}

/** The origin that stands in for the releases of a remote; null when they are not overridden. */
export function overridingOrigin(remote: RemoteName): string | null {
  const override = remoteOverride();
  return override?.remote === remote ? override.origin : null;
}

/** Goes back to the release. */
export function removeOverride(): void {
  sessionStorage.removeItem(STORAGE_KEY);
  location.reload();
}
