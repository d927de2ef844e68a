const STORAGE_KEY = 'sign-in-origin';

/** Stores the path to return to while the browser is at Google; only for this tab. */
export function storeReturnPath(state: unknown): void {
  const from = (state as { from?: unknown } | null)?.from;
  try {
    if (typeof from === 'string') sessionStorage.setItem(STORAGE_KEY, from);
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage the sign-in ends at the home page.
  }
}

/** Reads and removes it; the shell accepts only its own paths. */
export function takeReturnPath(): string | null {
  try {
    const from = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return from;
  } catch {
    return null;
  }
}
