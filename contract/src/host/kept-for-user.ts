import { useInvestor } from './host';

const PREFIX = 'kept/';

/**
 * Key of `sessionStorage` under which a remote may keep what a user has typed. It outlives the end of
 * a session, for the same user in the same tab; signing out, or somebody else signing in, takes it away.
 */
export const keptForUserKey = (userId: string, name: string): string =>
  `${PREFIX}${userId}/${name}`;

/** The same for the investor who is signed in. */
export const useKeptKey = (name: string): string =>
  keptForUserKey(useInvestor().member.userId, name);

/** Removes what is kept for all users but this one; for all users if there is none. */
export function forgetKeptForOthers(userId: string | null): void {
  try {
    const own = userId === null ? null : keptForUserKey(userId, '');
    for (const key of Object.keys(sessionStorage)) {
      const isOwn = own !== null && key.startsWith(own);
      if (key.startsWith(PREFIX) && !isOwn) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage may be switched off; nothing is kept then.
  }
}
