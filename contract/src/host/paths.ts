import { ACCOUNT_PATH } from '../account-security/account-security.rules';
import { DIGEST_STOP_PATH } from '../digests/digests.rules';

/** Paths that need no session (section 2, "Public routes"). */
export const PUBLIC_PATHS = [
  '/login',
  '/entrepreneur-signin',
  '/investor-signin',
  '/entrepreneur-signup',
  '/forgot-password',
  '/reset-password',
  '/linkedin',
  '/auth/google',
] as const;

/** Where the guard sends signed-out visitors. */
export const LANDING_PATH = '/login';
export const LOGOUT_PATH = '/logout';
/** Help in short texts; for investors also the video and the shortcuts. */
export const HELP_PATH = '/help';
/** The target of reminders that ask an entrepreneur for an update; only for that role. */
export const UNSUBSCRIBE_PATH = '/unsubscribe-email';

/** Paths that the shell serves itself. */
export const SHELL_PATHS = [
  '/etiquette',
  ACCOUNT_PATH,
  HELP_PATH,
  LOGOUT_PATH,
  UNSUBSCRIBE_PATH,
  DIGEST_STOP_PATH,
] as const;

/** Whether an address is at one of these paths: in any case of letters and with a slash at its end, as for the router. */
export function isAtOneOf(paths: readonly string[], pathname: string): boolean {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return paths.includes(path.toLowerCase());
}

export const isPublicPath = (pathname: string): boolean => isAtOneOf(PUBLIC_PATHS, pathname);
export const isShellPath = (pathname: string): boolean => isAtOneOf(SHELL_PATHS, pathname);

const OWN_ORIGIN = 'https://own.invalid';

/**
 * A path of our own origin to return to after sign-in; `/` for anything else. It is read as a browser
 * reads it, which drops tabs and line breaks and takes a backslash for a slash.
 */
export function toOwnPath(candidate: unknown): string {
  if (typeof candidate !== 'string' || !candidate.startsWith('/')) return '/';
  if (!URL.canParse(candidate, OWN_ORIGIN)) return '/';
  const { origin, pathname, search, hash } = new URL(candidate, OWN_ORIGIN);
  if (origin !== OWN_ORIGIN || pathname.startsWith('//')) return '/';
  if (isAtOneOf([...PUBLIC_PATHS, LOGOUT_PATH], pathname)) return '/';
  return pathname + search + hash;
}
