import { memberKey } from '@syndication/contract/release/canary.rules';
import {
  OVERRIDE_PARAMETER,
  REMOTE_NAMES,
  type RemoteName,
} from '@syndication/contract/release/registry.rules';

import { readRemoteOrigins } from '../boot/script-policy';

const MEMBER_KEY = 'member-key';
const OVERRIDE_KEY = OVERRIDE_PARAMETER;

/** By what this browser is counted when a release goes to a share of members; null before the first sign-in. */
export function readMemberKey(): string | null {
  try {
    return localStorage.getItem(MEMBER_KEY);
  } catch {
    return null;
  }
}

/** Remembers it for this page and the next; the end of the session removes it with all storage. */
export async function storeMemberKey(address: string): Promise<void> {
  try {
    localStorage.setItem(MEMBER_KEY, await memberKey(address));
  } catch {
    // Without storage, or on a page that is not secure, members get the live release.
  }
}

/** A remote in development that stands in for its release, in this tab only. */
export interface RemoteOverride {
  remote: RemoteName;
  origin: string;
}

/** The override of this tab; null for everything but a remote of ours on an origin of the allow-list. */
export function readOverride(): RemoteOverride | null {
  try {
    const [name, origin] = (sessionStorage.getItem(OVERRIDE_KEY) ?? '').split(/@(.*)/s);
    const remote = REMOTE_NAMES.find((known) => known === name);
    const isAllowed = origin !== undefined && readRemoteOrigins().overrides.includes(origin);
    return remote && isAllowed ? { remote, origin } : null;
  } catch {
    return null;
  }
}

/** The origin that stands in for the releases of a remote; null when they are not overridden. */
export function overridingOrigin(remote: RemoteName): string | null {
  const override = readOverride();
  return override?.remote === remote ? override.origin : null;
}

/** Moves an override from the address into the memory of this tab. */
export function takeOverride(): void {
  const url = new URL(location.href);
  const asked = url.searchParams.get(OVERRIDE_PARAMETER);
  if (asked === null) return;
  try {
    sessionStorage.setItem(OVERRIDE_KEY, asked);
  } catch {
    // Without storage there is no override.
  }
  url.searchParams.delete(OVERRIDE_PARAMETER);
  history.replaceState(history.state, '', url);
}

/** Goes back to the release. */
export function removeOverride(): void {
  sessionStorage.removeItem(OVERRIDE_KEY);
  location.reload();
}
