type StorageName = 'localStorage' | 'sessionStorage';

/** The stored value of a key; null without one, or without storage. */
export function readKept(storage: StorageName, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a value; null removes it. A page works without storage; it only starts slower.
 * @returns false if there is none, or it is full
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
