import { keep, readKept } from '../boot/browser-storage';

const STORAGE_KEY = 'active-group';

/**
 * Remembers the group that the server will take for the active one, for the next visit's first request;
 * the end of the session removes it with all storage.
 */
export function keepStoredGroup(groupId: string | null): void {
  keep('localStorage', STORAGE_KEY, groupId);
}

export const readStoredGroup = (): string | null => readKept('localStorage', STORAGE_KEY);
