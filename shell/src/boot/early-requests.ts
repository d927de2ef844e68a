import type { Role } from '@syndication/contract/accounts/accounts.rules';
import { firstAddresses } from '@syndication/contract/host/first-calls';
import { isPublicPath, isShellPath } from '@syndication/contract/host/paths';
import type { RemoteName, RemoteRelease } from '@syndication/contract/release/registry.rules';
import { remoteAt } from '@syndication/contract/release/remotes.rules';

import { GROUP_PARAM } from '../groups/group-address';

/** What this browser remembers of its last visit. */
export interface RememberedVisit {
  role: Role | null;
  /** Id of the user, if the API gave them data. */
  readerId: string | null;
  /** The investor's active group. */
  groupId: string | null;
}

/** The remote that this browser most likely needs: that of the path and its last role. */
export function likelyRemote(role: Role | null, pathname: string): RemoteName {
  return remoteAt(isPublicPath(pathname) ? null : role, pathname);
}

/**
 * Decides what to request before the first bundle has arrived, from what the browser remembers and where it is: the
 * session check, the role's remote, and the first data of the screen, if the API has given this user data before. A
 * wrong guess costs bytes, never correctness.
 * @param findRelease the release of a remote that the page would try first
 */
export function planEarlyRequests(
  { role, readerId, groupId }: RememberedVisit,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  findRelease: (remote: RemoteName) => RemoteRelease | undefined,
) {
  const release = isShellPath(pathname) ? null : findRelease(likelyRemote(role, pathname));
  const session = role === 'investor' ? '/api/v1/login' : '/api/v2/user/anon';
  const isAnswered = readerId !== null && role !== null && !isPublicPath(pathname);
  const group = new URLSearchParams(search).get(GROUP_PARAM) || groupId;
  const data = isAnswered ? firstAddresses(release?.screens ?? [], pathname, group) : [];
  return { release: release ?? null, session, data };
}
