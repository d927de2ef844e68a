type StorageName = 'localStorage' | 'sessionStorage';

/** What was kept under a key; null where nothing was, or where there is no storage. */
export function readKept(storage: StorageName, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Keeps a value under a key; null removes it. A page works without storage; it only starts slower.
 * @returns false where there is none, or no room in it
 */
export function keep(storage: StorageName, key: string, value: string | null): boolean {
  try {
    if (value === null) window[storage].removeItem(key);
    else window[storage].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
