import type { Role } from '@syndication/contract/accounts/accounts.rules';
import { isPublicPath, isShellPath } from '@syndication/contract/host/paths';
import type {
  Registry,
  RegistryLine,
  RemoteName,
} from '@syndication/contract/release/registry.rules';

/** What the page asks for before its first bundle has arrived. */
export interface EarlyRequests {
  /** The remote to fetch, if any. */
  release: RegistryLine | null;
  /** Path of the session check. */
  session: string;
  /** Paths of the first data calls; of use only to the signed in. */
  data: string[];
}

/** The remote that this browser most likely needs: the one of its last role, or auth-app. */
export function likelyRemote(role: Role | null, pathname: string): RemoteName {
  if (role === null || isPublicPath(pathname)) return 'auth-app';
  return role === 'investor' ? 'investor-app' : 'entrepreneur-app';
}

/**
 * Decides what to request at once, from what the browser remembers and where it is: the session check,
 * the role's remote, and the role's first data call. A guess that turns out wrong costs bytes, never
 * correctness.
 */
export function planEarlyRequests(
  role: Role | null,
  pathname: string,
  registry: Partial<Registry>,
): EarlyRequests {
  const line = isShellPath(pathname) ? undefined : registry[likelyRemote(role, pathname)];
  const session = role === 'investor' ? '/api/v1/login' : '/api/v2/user/anon';
  const isSignedIn = role !== null && !isPublicPath(pathname);
  return {
    release: line ?? null,
    session,
    data: isSignedIn ? firstDataCalls(pathname) : [],
  };
}

function firstDataCalls(pathname: string): string[] {
  if (pathname === '/') return ['/api/v1/ventures'];
  const detail = /^\/(?:ventures|deals)\/([0-9a-f-]{36})\/?$/.exec(pathname);
  return detail ? [`/api/v1/ventures/${detail[1]}`] : [];
}
