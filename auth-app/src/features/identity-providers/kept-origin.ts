const STORAGE_KEY = 'sign-in-origin';

/** Keeps where the guard was met while the browser is away at Google; only for this tab. */
export function keepOrigin(state: unknown): void {
  const from = (state as { from?: unknown } | null)?.from;
  try {
    if (typeof from === 'string') sessionStorage.setItem(STORAGE_KEY, from);
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage the sign-in ends at the home page.
  }
}

/** Takes it back, once; the shell accepts only paths of its own. */
export function takeOrigin(): string | null {
  try {
    const from = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return from;
  } catch {
    return null;
  }
}
