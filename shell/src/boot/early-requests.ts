import type { Role } from '@syndication/contract/accounts/accounts.rules';
import { firstAddresses } from '@syndication/contract/host/first-calls';
import { isPublicPath, isShellPath } from '@syndication/contract/host/paths';
import type { RemoteName, RemoteRelease } from '@syndication/contract/release/registry.rules';
import { remoteAt } from '@syndication/contract/release/remotes.rules';

import { GROUP_PARAM } from '../groups/group-address';

/** What this browser remembers of its last visit. */
export interface RememberedVisit {
  role: Role | null;
  /** Whether the API gave it data. */
  maySeeData: boolean;
  /** The investor's active group. */
  groupId: string | null;
}

/** What the page asks for before its first bundle has arrived. */
export interface EarlyRequests {
  /** The remote to fetch, if any. */
  release: RemoteRelease | null;
  /** Path of the session check. */
  session: string;
  /** Paths of the first data calls; of use only to whom the API gives data. */
  data: string[];
}

/** The remote that this browser most likely needs: that of the path, for its last role. */
export function likelyRemote(role: Role | null, pathname: string): RemoteName {
  return remoteAt(isPublicPath(pathname) ? null : role, pathname);
}

/**
 * Decides what to request at once, from what the browser remembers and where it is: the session check,
 * the role's remote, and what its release says that the screen asks for first. A guess that turns out wrong
 * costs bytes, never correctness.
 * @param findRelease the release of a remote that the page would try first
 */
export function planEarlyRequests(
  { role, maySeeData, groupId }: RememberedVisit,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  findRelease: (remote: RemoteName) => RemoteRelease | undefined,
): EarlyRequests {
  const release = isShellPath(pathname) ? null : findRelease(likelyRemote(role, pathname));
  const session = role === 'investor' ? '/api/v1/login' : '/api/v2/user/anon';
  const isAnswered = maySeeData && role !== null && !isPublicPath(pathname);
  return {
    release: release ?? null,
    session,
    data: isAnswered
      ? firstAddresses(release?.screens ?? [], pathname, shownGroup(search, groupId))
      : [],
  };
}

/** The group that the page will ask for: the one that the address names, else the remembered one. */
function shownGroup(search: string, groupId: string | null): string | null {
  return new URLSearchParams(search).get(GROUP_PARAM) || groupId;
}
