import { ROLE_STORAGE_KEY, type Role } from '@syndication/contract/accounts/accounts.rules';
import { useEffect } from 'react';

/** Visiting a sign-in page stores its role (section 2): the next start knows whom to ask about. */
export function useStoredRole(role: Role): void {
  useEffect(() => {
    try {
      localStorage.setItem(ROLE_STORAGE_KEY, role);
    } catch {
      // A browser that blocks storage still signs in; it only starts slower.
    }
  }, [role]);
}
