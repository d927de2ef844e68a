import { memberKey, releaseFor } from '@syndication/contract/release/canary.rules';
import {
  OVERRIDE_PARAMETER,
  REMOTE_NAMES,
  type RegistryEntry,
  type RemoteName,
  type RemoteRelease,
} from '@syndication/contract/release/registry.rules';

import { keep, readKept } from '../boot/browser-storage';
import { readRemoteOrigins } from '../boot/script-policy';

const MEMBER_KEY = 'member-key';
const OVERRIDE_KEY = OVERRIDE_PARAMETER;
/** Which release is about to render its first screen in this tab. */
const CRASH_MARK_KEY = 'drawing-release';

/** Decides whether this browser gets a canary; null before the first sign-in. */
export const readMemberKey = (): string | null => readKept('localStorage', MEMBER_KEY);

/**
 * Remembers it for this page and the next; the end of the session removes it with all storage.
 * @param isStillWanted asked once the key is computed: the session may have ended meanwhile
 */
export async function storeMemberKey(address: string, isStillWanted: () => boolean): Promise<void> {
  // On a page that is not secure there is no digest: members get the live release.
  const key = await memberKey(address).catch(() => null);
  if (isStillWanted()) keep('localStorage', MEMBER_KEY, key);
}

/** Reads `investor-app@…` from the storage of this tab. */
function readPair(key: string): { remote: RemoteName; value: string } | null {
  const [name, value] = (readKept('sessionStorage', key) ?? '').split(/@(.*)/s);
  const remote = REMOTE_NAMES.find((known) => known === name);
  return remote && value ? { remote, value } : null;
}

/**
 * The remote in development that replaces its release in this tab; null for everything but a remote of ours on an
 * origin of the allow-list.
 */
export function readOverride(): { remote: RemoteName; origin: string } | null {
  const kept = readPair(OVERRIDE_KEY);
  const isAllowed = kept && readRemoteOrigins().overrides.includes(kept.value);
  return isAllowed ? { remote: kept.remote, origin: kept.value } : null;
}

/** The origin that overrides the releases of a remote; null if they are not overridden. */
export function overridingOrigin(remote: RemoteName): string | null {
  const override = readOverride();
  return override?.remote === remote ? override.origin : null;
}

/** The release that a registry entry means for this browser; undefined without one, or if it is overridden. */
export const releaseHere = (entry?: RegistryEntry): RemoteRelease | undefined =>
  entry && !overridingOrigin(entry.name) ? releaseFor(entry, readMemberKey()) : undefined;

/** Moves an override from the address into the memory of this tab. */
export function takeOverride(): void {
  const url = new URL(location.href);
  const asked = url.searchParams.get(OVERRIDE_PARAMETER);
  if (asked === null) return;
  keep('sessionStorage', OVERRIDE_KEY, asked);
  url.searchParams.delete(OVERRIDE_PARAMETER);
  history.replaceState(history.state, '', url);
}

/** Reloads with the release again. */
export function removeOverride(): void {
  keep('sessionStorage', OVERRIDE_KEY, null);
  location.reload();
}

/** A release begins to render; null once a screen is shown, its error was caught, or the page was left normally. */
export function setCrashMark(release: RemoteRelease | null): void {
  keep('sessionStorage', CRASH_MARK_KEY, release && `${release.name}@${release.version}`);
}

/** The release that blocked the previous page until the tab was closed. */
export function takeCrashMark(): { remote: RemoteName; version: string } | null {
  const kept = readPair(CRASH_MARK_KEY);
  setCrashMark(null);
  return kept && { remote: kept.remote, version: kept.value };
}
