const STORAGE_KEY = 'active-group';

/**
 * Remembers the group that the server will take for the active one, for the next visit's first request;
 * the end of the session removes it with all storage.
 */
export function keepStoredGroup(groupId: string | null): void {
  try {
    if (groupId) localStorage.setItem(STORAGE_KEY, groupId);
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage the next visit asks for its deals later.
  }
}

export function readStoredGroup(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
