import { ROLE_STORAGE_KEY, type Role } from '@syndication/contract/accounts/accounts.rules';
import { useEffect } from 'react';

/** Tells the next start whose remote to load at once. */
export function storeRole(role: Role): void {
  try {
    localStorage.setItem(ROLE_STORAGE_KEY, role);
  } catch {
    // A browser that blocks storage still signs in; it only starts slower.
  }
}

/** Visiting a sign-in page stores its role (section 2). */
export function useStoredRole(role: Role): void {
  useEffect(() => {
    storeRole(role);
  }, [role]);
}
