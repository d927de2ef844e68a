import { matchPath } from 'react-router-dom';

import { ACCOUNT_PATH } from '@syndication/contract/account-security/account-security.rules';
import type { Role } from '@syndication/contract/accounts/accounts.rules';
import { DIGEST_STOP_PATH } from '@syndication/contract/digests/digests.rules';
import { isConsoleUser, type ClientSession } from '@syndication/contract/host';
import {
  HELP_PATH,
  LOGOUT_PATH,
  toOwnPath,
  UNSUBSCRIBE_PATH,
} from '@syndication/contract/host/paths';
import type { ScreenFacts } from '@syndication/contract/release/registry.rules';
import { REMOTES, remoteAt, type RemoteFacts } from '@syndication/contract/release/remotes.rules';

import { readInlineRegistry } from '../remotes/registry';

/** The shell's own screens; one with a role is for that role alone. */
const OWN_SCREENS: readonly (ScreenFacts & { role?: Role })[] = [
  { path: '/etiquette', place: 'the rules and the agreement' },
  { path: ACCOUNT_PATH, place: 'your account' },
  { path: HELP_PATH, place: 'the help page' },
  { path: UNSUBSCRIBE_PATH, place: 'your reminders', role: 'entrepreneur' },
  { path: LOGOUT_PATH },
  { path: DIGEST_STOP_PATH },
];

/** The screens of a remote: what its releases say, and everything below the paths that it owns; null if unknown. */
function screensOf(name: string, { paths }: RemoteFacts): readonly ScreenFacts[] | null {
  const entry = readInlineRegistry()?.[name as keyof typeof REMOTES];
  if (!entry?.screens && !paths) return null;
  const named = [...(entry?.screens ?? []), ...(entry?.canary?.release.screens ?? [])];
  return [...named, ...(paths ?? []).map((path) => ({ path: `${path}/*` }))];
}

/** Every screen inside the guard (section 2), known before any remote is loaded; null for a remote's unknown ones. */
const guardedScreens = () => [
  OWN_SCREENS,
  ...Object.entries<RemoteFacts>(REMOTES)
    .filter(([, { role }]) => role !== null)
    .map(([name, facts]) => screensOf(name, facts)),
];

const isAt = (pathname: string) => (screen: ScreenFacts) =>
  matchPath(screen.path, pathname) !== null;

/**
 * Whether a path leads to a screen of someone signed in; everything that is neither this nor public is a 404.
 * Where a release does not name its screens, any path may be one of them.
 */
export function isGuardedPath(pathname: string): boolean {
  return guardedScreens().some((screens) => screens?.some(isAt(pathname)) ?? true);
}

/**
 * Where a sign-in leads: the path that was opened before, or home if the user has no screen there, since a link may be
 * meant for another role. Where a release does not name its screens, the path may be one of them.
 */
export function pathAfterSignIn(session: ClientSession, origin: unknown): string {
  const path = toOwnPath(origin);
  const [pathname = '/'] = path.split(/[?#]/);
  const remote = remoteAt(session.role, pathname, isConsoleUser(session));
  const ownScreens = OWN_SCREENS.filter(({ role = session.role }) => role === session.role);
  const screens = [ownScreens, screensOf(remote, REMOTES[remote])];
  return screens.some((known) => known?.some(isAt(pathname)) ?? true) ? path : '/';
}

/** What the sign-in calls the place to which it returns: `Sign in to continue to the updates.`; null without a name. */
export function nameOfPlace(origin: unknown): string | null {
  const [pathname = '/'] = toOwnPath(origin).split(/[?#]/);
  const screens = guardedScreens().flatMap((known) => known ?? []);
  return screens.find(isAt(pathname))?.place ?? null;
}
