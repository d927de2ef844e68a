import { ROLE_STORAGE_KEY, ROLES, type Role } from '@syndication/contract/accounts/accounts.rules';

import { readKept } from '../boot/browser-storage';

/** The role that this browser last used (section 3), or null. */
export function readStoredRole(): Role | null {
  const stored = readKept('localStorage', ROLE_STORAGE_KEY);
  return ROLES.find((role) => role === stored) ?? null;
}
