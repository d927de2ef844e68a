import { ROLE_STORAGE_KEY, ROLES, type Role } from '@syndication/contract/accounts/accounts.rules';

/** The role that this browser last used (section 3), or null. */
export function readStoredRole(): Role | null {
  try {
    const stored = localStorage.getItem(ROLE_STORAGE_KEY);
    return ROLES.find((role) => role === stored) ?? null;
  } catch {
    return null;
  }
}
