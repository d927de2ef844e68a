import { matchPath } from 'react-router-dom';

import { ACCOUNT_PATH } from '../account-security/account-security.rules';
import { PREDICTIONS_PATH } from '../predictions/predictions.rules';
import { REMOTES, type RemoteFacts } from '../release/remotes.rules';
import { LOGOUT_PATH, toOwnPath, UNSUBSCRIBE_PATH } from './paths';

/**
 * Every path inside the guard (section 2), with what the sign-in calls it; null where it needs no name. The
 * shell decides by this list before any remote is loaded, so a new route of a remote has its line here, unless
 * the remote owns the path.
 */
const GUARDED_PATHS: Readonly<Record<string, string | null>> = {
  '/': null,
  '/create-profile': 'your profile',
  '/view-profile': 'your profile',
  '/profile/:id/edit': 'your profile',
  '/ventures/:id': 'the company’s page',
  '/deals/:id': 'the company’s page',
  '/all-updates': 'the updates',
  '/contents/*': 'the updates',
  '/etiquette': 'the rules and the agreement',
  [PREDICTIONS_PATH]: 'the predictions',
  [`${PREDICTIONS_PATH}/:id`]: 'the predictions',
  [ACCOUNT_PATH]: 'your account',
  [UNSUBSCRIBE_PATH]: 'your reminders',
  [LOGOUT_PATH]: null,
};

const ownedPaths = (): string[] =>
  Object.values<RemoteFacts>(REMOTES).flatMap(({ paths = [] }) => paths.map((path) => `${path}/*`));

/** Whether a path leads to a screen of someone signed in; everything that is neither this nor public is a 404. */
export function isGuardedPath(pathname: string): boolean {
  return [...Object.keys(GUARDED_PATHS), ...ownedPaths()].some((path) => matchPath(path, pathname));
}

/** What the sign-in calls the place to which it returns: `Sign in to continue to the updates.`; null without a name. */
export function nameOfPlace(origin: unknown): string | null {
  const [pathname = '/'] = toOwnPath(origin).split(/[?#]/);
  const guarded = Object.entries(GUARDED_PATHS).find(([path]) => matchPath(path, pathname));
  return guarded?.[1] ?? null;
}
